/** Created when a form is shown: its idempotency key, and the time since which it is open. */
export interface FormSession {
  key: string;
  /** ms since 1970. */
  openedAt: number;
}

/** Not `crypto.randomUUID`, which exists on secure origins only. */
export function newFormSession(): FormSession {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { key, openedAt: Date.now() };
}
