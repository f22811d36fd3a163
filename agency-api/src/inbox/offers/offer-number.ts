import { belgianDate } from 'shared-kit/domain/belgian-date';

const ID_LETTERS = 6;

/** Number of an offer: its day, and the first letters of its id, so that no two processes have to agree on it: "20261122-7F3A9C". */
export function offerNumber(id: string, receivedAt: Date): string {
  return `${belgianDate(receivedAt).replaceAll('-', '')}-${id.slice(0, ID_LETTERS).toUpperCase()}`;
}
