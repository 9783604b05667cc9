/** What people type: names and chat. Browsers draw both as text; here they are made short and harmless to a layout. */
const LONGEST_NAME = 24;
const LONGEST_CHAT = 500;
/** Controls, and the marks that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A name of 1 to 24 characters, or null. */
export function cleanName(raw: unknown): string | null {
  return clean(raw, LONGEST_NAME);
}

/** A line of 1 to 500 characters, or null. */
export function cleanChat(raw: unknown): string | null {
  return clean(raw, LONGEST_CHAT);
}

function clean(raw: unknown, longest: number): string | null {
  // No string that long can come out short enough; most are refused without looking at them.
  if (typeof raw !== 'string' || raw.length > longest * 4) return null;
  const text = raw.normalize('NFC').replace(/\s+/g, ' ').replace(UNSEEN, '').trim();
  const length = [...text].length;
  return length >= 1 && length <= longest ? text : null;
}
