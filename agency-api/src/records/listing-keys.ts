import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import { foldAccents } from 'shared-kit/domain/slug';

/** What a visitor types and what is stored must meet: lower case, no blanks. */
export function referenceKey(reference: string): string {
  return foldAccents(reference).toLowerCase().replace(/\s+/g, '');
}

/** `WebIDs` is the full list; where it is empty `WebID` stands alone (product D10). */
export function webIdsOf(record: Pick<PropertyRecord, 'WebID' | 'WebIDs'>): number[] {
  const listed = listedWebIds(record);
  return listed.length > 0 ? listed : [record.WebID];
}

/** The ids of `WebIDs`, each once, in ascending order. */
export function listedWebIds({ WebIDs }: Pick<PropertyRecord, 'WebIDs'>): number[] {
  const listed = WebIDs.split(',')
    .filter((id) => id.trim() !== '')
    .map(Number);
  return [...new Set(listed)].sort((a, b) => a - b);
}
