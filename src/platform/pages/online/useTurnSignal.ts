import { useEffect } from 'react';

const CALM = '/favicon.svg';
/** The sign of the house with a gold disc: seen among many tabs. */
const CALLING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#b9552f"/>' +
    '<path fill="#f6ecd6" d="M16 3.5l13 9V15H3v-2.5zM5 16.5h5V24H5zM13.5 16.5h5V24h-5zM22 16.5h5V24h-5zM3 25.5h26V29H3z"/>' +
    '<circle cx="22.5" cy="22.5" r="8.5" fill="#f2c744" stroke="#221a16" stroke-width="2"/></svg>',
)}`;

/** The sign of the tab calls while it is one's turn. */
export function useTurnSignal(isCalling: boolean): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon || !isCalling) return;
    icon.href = CALLING;
    return () => {
      icon.href = CALM;
    };
  }, [isCalling]);
}
