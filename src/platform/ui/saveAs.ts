/** Offers a text to the browser as a file. */
export function saveAs(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address a little later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
