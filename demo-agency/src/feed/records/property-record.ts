import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { Language } from 'shared-kit/domain/languages';
import { MAIN_TYPE_NAMES } from '../lexicon/type-names.ts';
import type { Listing } from '../listing.ts';
import { PICTURE_SIZE } from '../media/pictures.ts';

/** Listing thumbnails are 250 wide (product I4). */
const THUMBNAIL_WIDTH = 250;

/** A listing as the list payload has it. */
export function propertyRecord(listing: Listing, language: Language, headline: string): PropertyRecord {
  const { id, goal, kind, webIds, unit, address, marquee, reference, pictures } = listing;
  const [cover] = pictures;
  return {
    ID: id,
    Goal: goal,
    City: address.city[language],
    Zip: address.town.zip,
    TypeDescription: headline,
    WebID: webIds[0] ?? 10,
    WebIDs: webIds.join(', '),
    MainTypeName: MAIN_TYPE_NAMES[kind][language],
    language,
    RecordFile: reference,
    ...(unit && { ProjectID: unit.project.id }),
    Marquee: marquee,
    ...(cover && {
      SmallPictureItem: {
        Url: cover.url,
        Width: THUMBNAIL_WIDTH,
        Height: Math.round((PICTURE_SIZE.height / PICTURE_SIZE.width) * THUMBNAIL_WIDTH),
        ID: cover.id,
        Name: cover.name[language],
      },
    }),
  };
}
