import type { Language } from 'shared-kit/domain/languages';
import type { PropertyDetail, RequestableDocument } from 'shared-kit/contracts/api/property';
import { pictureReference, type PictureReference } from '../../records/detail-summary.ts';
import { bareStagedPicture } from '../../records/staged-picture.ts';
import { shownPicture } from '../card/shown-picture.ts';
import type { DetailFacts } from './detail-facts.ts';
import { languagesInWords } from './languages-in-words.ts';

type Colours = ReadonlyMap<string, string | null>;

/**
 * Every picture that a page shows; `cover` replaces them without details. Those of the building's progress come after the photos, the newest
 * first, those without a day last; plans end them.
 */
export function picturesOf(
  facts: Pick<DetailFacts, 'Pictures'>,
  cover: PictureReference | undefined,
): PictureReference[] {
  const pictures = (facts.Pictures ?? []).map(pictureReference);
  if (pictures.length === 0) return cover ? [cover] : [];
  const progress = pictures.filter(({ kind }) => kind === 'progress');
  if (progress.length === 0) return pictures;
  const others = pictures.filter(({ kind }) => kind !== 'progress');
  const afterPhotos = others.findLastIndex(({ kind }) => kind === 'photo') + 1;
  return others.toSpliced(afterPhotos, 0, ...progress.toSorted(byDay));
}

const byDay = (a: PictureReference, b: PictureReference) => (b.takenOn ?? '').localeCompare(a.takenOn ?? '');

export function portraitOf({ Manager }: DetailFacts): PictureReference | undefined {
  return Manager?.Photo
    ? (bareStagedPicture(Manager.Photo, Manager.Name, 'portrait') as PictureReference)
    : undefined;
}

/** The public documents; the others are requested by form. */
export function shownDocuments({ Documents }: DetailFacts): PropertyDetail['documents'] {
  return (Documents ?? [])
    .filter(({ Public }) => Public)
    .map(({ ID, Name, Url }) => ({ id: String(ID), name: Name, url: Url }));
}

/** The documents that are not public, without their addresses (product U6). */
export function documentsOnRequest({ Documents }: DetailFacts): RequestableDocument[] {
  return (Documents ?? [])
    .filter(({ Public }) => !Public)
    .map(({ ID, Name }) => ({ id: String(ID), name: Name }));
}

export function shownManager(
  facts: DetailFacts,
  colours: Colours,
  language: Language,
): PropertyDetail['manager'] {
  const { Manager } = facts;
  if (!Manager) return null;
  const portrait = portraitOf(facts);
  const speaks = languagesInWords(Manager.Languages ?? [], language);
  return {
    name: Manager.Name,
    email: Manager.Email ?? null,
    phone: Manager.Phone ?? null,
    photo: portrait ? shownPicture(portrait, colours.get(portrait.id), Manager.Name) : null,
    ...(speaks && { speaks }),
  };
}
