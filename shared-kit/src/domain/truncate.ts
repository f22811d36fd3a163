/** At most the first `length` UTF-16 units of a text, without splitting a surrogate pair (product T6). */
export function truncate(text: string, length: number): string {
  const end = Math.max(0, Math.floor(length) || 0);
  if (text.length <= end) return text;
  const splitsPair = /[\ud800-\udbff]/.test(text.charAt(end - 1)) && /[\udc00-\udfff]/.test(text.charAt(end));
  return text.slice(0, splitsPair ? end - 1 : end);
}
