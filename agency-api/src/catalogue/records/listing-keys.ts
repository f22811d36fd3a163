import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import { foldAccents } from 'composer/paths';

/** What a visitor types and what is stored must meet: lower case, no blanks. */
export function referenceKey(reference: string): string {
  return foldAccents(reference).toLowerCase().replace(/\s+/g, '');
}

/** `WebIDs` is the full list, each once in ascending order; where it is empty `WebID` stands alone (product D10). */
export function listWebIds({ WebID, WebIDs }: Pick<PropertyRecord, 'WebID' | 'WebIDs'>): number[] {
  const listed = WebIDs.split(',')
    .filter((id) => id.trim() !== '')
    .map(Number);
  return listed.length > 0 ? [...new Set(listed)].sort((a, b) => a - b) : [WebID];
}
