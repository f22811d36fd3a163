import type { Language } from 'shared-kit/domain/languages';
import type { PropertyDetail, RequestableDocument } from 'shared-kit/contracts/api/property';
import { pictureReference, type PictureReference } from '../../../database/stored/picture-reference.ts';
import { bareStagedPicture } from '../../records/staged-picture.ts';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import { languagesInWords } from './languages-in-words.ts';
import type { Picture } from 'shared-kit/contracts/api/picture';

type MediaFacts<Key extends keyof PropertyDetailRecord> = Partial<Pick<PropertyDetailRecord, Key>>;

/**
 * Every picture that a page shows; `cover` replaces them without details. Those of the building's progress come after the photos, the newest
 * first, those without a day last; plans end them.
 */
export function listPictures(
  facts: MediaFacts<'Pictures'>,
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

function findPortrait({ Manager }: MediaFacts<'Manager'>): PictureReference | undefined {
  return Manager?.Photo
    ? (bareStagedPicture(Manager.Photo, Manager.Name, 'portrait') as PictureReference)
    : undefined;
}

/** The public documents; the others are requested by form. */
export function shownDocuments({ Documents }: MediaFacts<'Documents'>): PropertyDetail['documents'] {
  return (Documents ?? [])
    .filter(({ Public }) => Public)
    .map(({ ID, Name, Url }) => ({ id: String(ID), name: Name, url: Url }));
}

/** The documents that are not public, without their addresses (product U6). */
export function documentsOnRequest({ Documents }: MediaFacts<'Documents'>): RequestableDocument[] {
  return (Documents ?? [])
    .filter(({ Public }) => !Public)
    .map(({ ID, Name }) => ({ id: String(ID), name: Name }));
}

export function shownManager(facts: MediaFacts<'Manager'>, language: Language): PropertyDetail['manager'] {
  const { Manager } = facts;
  if (!Manager) return null;
  const portrait = findPortrait(facts);
  const speaks = languagesInWords(Manager.Languages ?? [], language);
  return {
    name: Manager.Name,
    email: Manager.Email ?? null,
    phone: Manager.Phone ?? null,
    photo: portrait ? shownPicture(portrait, Manager.Name) : null,
    ...(speaks && { speaks }),
  };
}

/** A picture as the site shows it; without a name its description is that of its listing. */
export function shownPicture(
  { id, name, kind, takenOn, width, height }: PictureReference,
  subject: string,
): Picture {
  return {
    id,
    url: `/media/${id}`,
    width,
    height,
    alt: name || subject,
    kind,
    ...(takenOn && { takenOn }),
  };
}
