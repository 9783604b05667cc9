/** Small choices that the browser remembers, where it may. */

export function recall(name: string): string | null {
  try {
    return window.localStorage.getItem(`agora.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    window.localStorage.setItem(`agora.${name}`, value);
  } catch {
    // The choice then lasts as long as the page.
  }
}
