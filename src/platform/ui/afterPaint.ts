/** Calls once the page has shown what it has to show: whoever has pressed something sees that it was heard. */
export function afterPaint(call: () => void): void {
  // A hidden page paints nothing, and would wait for ever.
  if (document.hidden) setTimeout(call);
  else requestAnimationFrame(() => setTimeout(call));
}
