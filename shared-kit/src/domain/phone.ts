/** Groups a phone number: 10 digits 4-2-2-2, 9 digits 3-2-2-2, anything else untouched (product T4). Dots, slashes and the like are removed; `+32 …` is kept. */
export function formatPhone(phone: string): string {
  if (!/^[\d\s./()-]+$/.test(phone)) return phone;
  const digits = phone.replace(/\D/g, '');
  const groups = /^(\d{3,4})(\d\d)(\d\d)(\d\d)$/.exec(digits);
  return groups ? groups.slice(1).join(' ') : phone;
}

/** `tel:` link without characters that cannot be dialled: "+32 (0)81 00 12 34" is called as +3281001234. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/\(0\)|[^\d+]/g, '')}`;
