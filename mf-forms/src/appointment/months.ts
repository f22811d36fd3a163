/** Days of one month in their order, and what stands before the first: 0 for a Monday. */
interface Month {
  days: string[];
  offset: number;
}

const DAY = 86_400_000;
const time = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Every day from the first to the last of those given, by month, the first month from its Monday on. */
export function monthsOf(days: readonly string[]): Month[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const months = new Map<string, string[]>();
  for (let at = mondayOf(time(first)); at <= time(last); at += DAY) {
    const day = new Date(at).toISOString().slice(0, 10);
    const month = day.slice(0, 7);
    // The days before the first may be of the month before, which has nothing to show then.
    if (month < first.slice(0, 7)) continue;
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  return [...months.values()].map((all) => ({ days: all, offset: weekdayOf(time(all[0]!)) }));
}

const weekdayOf = (at: number) => (new Date(at).getUTCDay() + 6) % 7;
const mondayOf = (at: number) => at - weekdayOf(at) * DAY;
