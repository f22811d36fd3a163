import type { DocumentRecord, PictureRecord } from 'shared-kit/contracts/feed/feed-values';
import type { PhaseRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord, OpenDayRecord } from 'shared-kit/contracts/feed/property-detail-record';
import { isSale } from 'shared-kit/domain/goal';
import { withholdsPrice, type PriceFlags } from 'shared-kit/domain/price-label';
import { foldWords } from 'shared-kit/domain/slug';
import type { PictureReference } from '../../../database/stored/picture-reference.ts';

/** Data of a property that are not published in any language. */
export interface Withheld {
  price: boolean;
  /** Street, number, box and coordinates. */
  address: boolean;
}

type AddressFlag = Pick<PropertyDetailRecord, 'PublishAddress'>;

/** Data that a record of one language withholds are withheld in all. `goal` is that of the property. */
export function computeWithheld(goal: number, records: readonly (PriceFlags & AddressFlag)[]): Withheld {
  return { price: isSale(goal) && records.some(withholdsPrice), address: isAddressWithheld(records) };
}

/** An address is published if a record says so and none forbids it. */
export function isAddressWithheld(records: readonly AddressFlag[]): boolean {
  const says = (flag: boolean) => records.some(({ PublishAddress }) => PublishAddress === flag);
  return says(false) || !says(true);
}

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

/** Whether a text names one of the streets, ignoring case and accents. */
function namesStreet(text: string | null | undefined, streets: readonly string[]): boolean {
  const words = ` ${foldWords(text ?? '')} `;
  return streets.some((street) => {
    const wanted = foldWords(street);
    return wanted !== '' && words.includes(` ${wanted} `);
  });
}

/** The text; empty if it names one of the streets. */
function withoutStreet(text: string, streets: readonly string[]): string {
  return namesStreet(text, streets) ? '' : text;
}
