import type { PersonAddress } from './person-address.ts';

/** The value of a column with all of its texts changed, however deep they stand. */
export function changeTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => changeTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [change(key), changeTexts(item, change)]),
  );
}

/** Whether the value of a column names the address. */
export function isNamedIn(value: unknown, person: PersonAddress): boolean {
  if (typeof value === 'string') return person.isNamedIn(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => person.isNamedIn(key) || isNamedIn(item, person));
}
