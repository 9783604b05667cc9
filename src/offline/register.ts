/** From the second visit on the site starts without a network. Browsers allow it on secure addresses, and on one's own machine. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  // Once this page has all it needs itself.
  addEventListener('load', () =>
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {}),
  );
}
