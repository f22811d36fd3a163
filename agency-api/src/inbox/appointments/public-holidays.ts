/** Days such as `2026-12-25`, by year. */
const known = new Map<number, Promise<ReadonlySet<string>>>();

/** The public holidays of Belgium in a year. The library comes with the first use: it takes 9 MB. */
export function publicHolidays(year: number): Promise<ReadonlySet<string>> {
  let days = known.get(year);
  if (!days) known.set(year, (days = listHolidays(year)));
  return days;
}

async function listHolidays(year: number): Promise<ReadonlySet<string>> {
  const { default: Holidays } = await import('date-holidays');
  const all = new Holidays('BE').getHolidays(year);
  return new Set(all.filter(({ type }) => type === 'public').map(({ date }) => date.slice(0, 10)));
}
