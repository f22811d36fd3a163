/** What a form carries from the moment it is shown: the key by which it is stored once, and since when it is open. */
export interface FormSession {
  key: string;
  /** ms since 1970. */
  openedAt: number;
}

/** `crypto.randomUUID` is only there on secure origins; this is too elsewhere. */
export function newFormSession(): FormSession {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { key, openedAt: Date.now() };
}
