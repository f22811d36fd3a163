import type { FeedListName } from 'shared-kit/contracts/feed/feed';

interface RecordKeys {
  ID?: number;
  WebID?: number;
  Email?: string;
  Name?: string;
  Zip?: string;
}

/** Identity of a record within its list, and the field that has it; cities may repeat (product D13). */
export function identityOf(
  list: FeedListName,
  record: RecordKeys,
): { field: string; value?: string | number | undefined } {
  switch (list) {
    case 'webIDs':
      return { field: 'WebID', value: record.WebID };
    case 'owners':
      return { field: 'Email', value: record.Email?.toLowerCase() };
    case 'properties':
    case 'projects':
    case 'details':
    case 'projectDetails':
      return { field: 'ID', value: record.ID };
    default:
      return { field: 'Name' };
  }
}
