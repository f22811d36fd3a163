import type { DocumentRecord, PictureRecord } from 'shared-kit/contracts/feed/media-records';
import type { PhaseRecord } from 'shared-kit/contracts/feed/project-detail-record';
import type { OpenDayRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { PictureReference } from '../../../database/stored/picture-reference.ts';
import { namesStreet, withoutStreet } from './street-names.ts';

/** Keys that may reveal an address, besides the address itself. */
export interface AddressedRecord {
  Street?: string | null;
  Title?: string | null;
  TypeDescription?: string;
  Pictures?: PictureRecord[] | null;
  Documents?: DocumentRecord[] | null;
  OpenDays?: OpenDayRecord[] | null;
  Phases?: PhaseRecord[] | null;
  thumbnail?: PictureReference;
}

const ADDRESS = { Street: null, HouseNumber: null, BoxNr: null, PublishAddress: false } as const;

/**
 * A record without its address, and without titles, texts of phases and names of pictures and documents that name one of the streets. A note of
 * an open day tells the way there, in whatever words.
 */
export function withoutAddress<Value extends AddressedRecord>(
  record: Value,
  streets: readonly string[],
): Value {
  const unnamed = <Item extends { Name: string }>(items: Item[]) =>
    items.map((item) => ({ ...item, Name: withoutStreet(item.Name, streets) }));
  return {
    ...record,
    ...ADDRESS,
    ...(namesStreet(record.Title, streets) && { Title: null }),
    ...(namesStreet(record.TypeDescription, streets) && { TypeDescription: '' }),
    ...(record.thumbnail && {
      thumbnail: { ...record.thumbnail, name: withoutStreet(record.thumbnail.name, streets) },
    }),
    ...(record.Pictures && { Pictures: unnamed(record.Pictures) }),
    ...(record.Documents && { Documents: unnamed(record.Documents) }),
    ...(record.OpenDays && { OpenDays: record.OpenDays.map((openDay) => ({ ...openDay, Note: null })) }),
    ...(record.Phases && {
      Phases: unnamed(record.Phases).map((phase) => ({
        ...phase,
        Status: withoutStreet(phase.Status ?? '', streets),
        Delivery: withoutStreet(phase.Delivery ?? '', streets),
      })),
    }),
  };
}
