import type { ProjectCard, ProjectUnit, Range } from 'shared-kit/contracts/api/project';
import { isSale } from 'shared-kit/domain/goal';
import { isClosed } from 'shared-kit/domain/status';
import { pictureReference, type PictureReference } from '../../database/stored/picture-reference.ts';
import { bareStagedPicture } from '../records/staged-picture.ts';
import type { CardContext } from '../listings/card/listing-place.ts';
import { projectSlugs } from '../listings/card/listing-slugs.ts';
import { shownPicture } from '../listings/property/shown-media.ts';
import { languageOrder } from '../listings/language-order.ts';
import { mergeRecords } from '../listings/merge-records.ts';
import type { ProjectRecords } from './project-records.ts';
import type { ProjectFacts } from './visible-project.ts';

/** A project as lists show it, in one language; what that language lacks comes from the others (product T1). */
export function projectCard(
  records: ProjectRecords,
  units: readonly ProjectUnit[],
  context: CardContext,
): ProjectCard {
  const facts = mergedFacts(records, context);
  const name = facts.Name ?? '';
  const open = units.filter(({ status }) => !isClosed(status ?? undefined));
  const cover = chooseCover(facts);
  const price = shownRange(
    facts.PriceMin,
    facts.PriceMax,
    open.map((unit) => unit.price.amount),
  );
  return {
    id: facts.ID,
    name,
    city: facts.City,
    zip: facts.Zip,
    slugs: projectSlugs(context.language, facts.City, name),
    externalUrl: parseExternalUrl(facts),
    typeIds: idsOfWebId(facts.WebID),
    types: typesOfName(facts.WebIDName),
    price,
    ...(price && isSale(facts.Goal) && { priceVat: vatOfRange(open) }),
    bedrooms: shownRange(
      facts.BedRoomsMin,
      facts.BedRoomsMax,
      units.map(({ bedrooms }) => bedrooms),
    ),
    surface: shownRange(
      facts.SurfaceMin,
      facts.SurfaceMax,
      units.map(({ surface }) => surface),
    ),
    delivery: facts.Delivery || null,
    units: { total: units.length, free: units.filter(({ isFree }) => isFree).length },
    soldOut: units.length > 0 && open.length === 0,
    picture: cover ? shownPicture(cover, name) : null,
  };
}

/** A range is without VAT unless it is in the price of every unit (product L7). */
function vatOfRange(open: readonly ProjectUnit[]): ProjectCard['priceVat'] {
  const worded = open.flatMap(({ price }) => price.vat ?? []);
  return worded.length > 0 && worded.every((vat) => vat === 'included') ? 'included' : 'excluded';
}

export function mergedFacts(
  records: ProjectRecords,
  { config, language }: Pick<CardContext, 'config' | 'language'>,
): ProjectFacts {
  const inOrder = languageOrder(config, language).map((candidate) => records.get(candidate));
  return mergeRecords(inOrder.filter((facts) => facts !== undefined));
}

/** An address that no browser understands is none. */
export function parseExternalUrl({ ExternalUrl }: ProjectFacts): string | null {
  return (ExternalUrl && URL.parse(ExternalUrl)?.href) || null;
}

/** The first photo of the details, else the list's picture, whose size the feed does not give. */
export function chooseCover({ Pictures, SmallPicture }: ProjectFacts): PictureReference | undefined {
  const photo = Pictures?.find(({ Kind }) => Kind === 'photo') ?? Pictures?.[0];
  if (photo) return pictureReference(photo);
  return SmallPicture ? (bareStagedPicture(SmallPicture, '', 'cover') as PictureReference) : undefined;
}

/** "Maison (2), Appartement (12)": names with the count of each in brackets (product N5). */
export function typesOfName(webIdName: string): ProjectCard['types'] {
  return webIdName
    .split(/,(?![^(]*\))/)
    .map((text) => /^(.*?)\s*(?:\((\d+)\))?$/s.exec(text.trim()))
    .flatMap((match) => (match?.[1] ? [{ name: match[1], count: match[2] ? Number(match[2]) : null }] : []));
}

/** The numbers in the feed's "1, 2". */
export function idsOfWebId(webId: string): number[] {
  return (webId.match(/\d{1,9}/g) ?? []).map(Number);
}

type End = number | null | undefined;

/** The range that the feed gives; an end that it leaves out, or gives as 0, is that of the units. */
function shownRange(min: End, max: End, units: readonly End[]): Range {
  const known = units.filter(isKnown);
  const range = {
    min: isKnown(min) ? min : known.length > 0 ? Math.min(...known) : null,
    max: isKnown(max) ? max : known.length > 0 ? Math.max(...known) : null,
  };
  return range.min === null && range.max === null ? null : range;
}

const isKnown = (value: End): value is number => typeof value === 'number' && value > 0;
