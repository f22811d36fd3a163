/** Address that calls a number as people write it. */
export const telephone = (number: string) => `tel:${number.replace(/\(0\)|[^\d+]/g, '')}`;
