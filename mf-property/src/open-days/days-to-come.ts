import type { OpenDay } from 'shared-kit/contracts/api/property';

/** Open days that are not over; answers of the API are kept, so that some may be. */
export const daysToCome = (openDays: readonly OpenDay[] | undefined, now: Date): OpenDay[] =>
  (openDays ?? []).filter(({ endsAt }) => Date.parse(endsAt) > now.getTime());
