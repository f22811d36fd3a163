/** An id out of an address or a form; undefined for anything else. */
export const sentId = (text: string | null): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
