import type { Region } from 'shared-kit/domain/region';
import type { AppointmentsFile } from './schemas/appointments.ts';

/** Months of rent that may be asked as guarantee in a region on a day (product E10); null where configuration says nothing. */
export function guaranteeMonths(
  guarantees: AppointmentsFile['guarantees'],
  region: Region | undefined,
  day: string,
): number | null {
  const valid = guarantees.filter((one) => one.region === region && (one.from ?? '') <= day);
  const latest = valid.sort((a, b) => (a.from ?? '').localeCompare(b.from ?? '')).at(-1);
  return latest?.months ?? null;
}
