import type { Radius } from 'shared-kit/domain/listing-query';
import { areaName } from '../../places/area-names.ts';
import { FILLERS } from '../words/filler-words.ts';
import type { Span } from '../words/folded-text.ts';
import { namedKinds, withoutUmlauts } from '../words/named-kinds.ts';
import {
  besideTown,
  namedPlaces,
  nearTown,
  placesBegunBy,
  placeWord,
  ZIP_WITH_COUNTRY,
  type NamedPlace,
} from '../words/place-words.ts';
import type { Claims, TextContext } from './claims.ts';
import { NOTHING, createPart, type TextPart } from './text-meaning.ts';
import { rowsWithWords } from './word-rows.ts';

/** "Near Namur": so far from its centre, as the filter has it. */
const NEAR_KM: Radius = 10;

/** The longest names of places, with "centre" beside them. One without listings is told of later, if its words mean nothing else. */
export function claimPlaces(claims: Claims): void {
  const { context } = claims;
  const places = namedPlaces(context.vocabulary);
  const words = claims.words.map(placeWord);
  for (let from = 0; from < words.length; from++) {
    const found = places.longestFrom(words, from) ?? places.longestFrom(words.map(withoutUmlauts), from);
    if (!found || found.value.cityIds.length === 0) continue;
    if (found.length === 1 && isOrdinary(claims.words[from]!, context)) continue;
    const to = from + found.length;
    const wide = besideTown(claims.words, from, to);
    const isFull = ZIP_WITH_COUNTRY.test(claims.words.slice(from - 1, from + 1).join('-'));
    const nearAt = nearTown(claims.words, from, to);
    const near = nearAt === undefined ? undefined : claims.span(nearAt, wide.to);
    const span =
      near ??
      claims.span(isFull ? from - 1 : wide.from, wide.to) ??
      claims.span(from, wide.to) ??
      claims.span(from, to);
    if (!span) continue;
    claims.add(placePart(span, found.value, context, near && NEAR_KM));
    from = to - 1;
  }
}

/**
 * Names of several words of places that have no listing: texts may tell of them, and streets are called so. No word of "Bois-de-Villers" is a
 * wish.
 */
export function claimOtherPlaces(claims: Claims): void {
  const { database, config, columns, vocabulary } = claims.context;
  const places = namedPlaces(vocabulary);
  const words = claims.words.map(placeWord);
  for (let from = 0; from < words.length; from++) {
    const found = places.longestFrom(words, from);
    const span = found && found.length > 1 ? claims.span(from, from + found.length) : undefined;
    if (!found || !span) continue;
    const name = claims.words.slice(from, from + found.length).join(' ');
    const street = columns.streets.has(name) ? { street: name } : {};
    const said = rowsWithWords(database, config, columns, { phrases: [name], inTitle: false });
    claims.addLater(
      span,
      said.then((rows) => ({ ...createPart('town', span, { ...NOTHING, ...street, rows }), isKnown: true })),
    );
    from += found.length - 1;
  }
}

/** What a word begins the names of, if it is places; undefined where it begins none. */
export function begunPlace(word: string, span: Span, context: TextContext): TextPart | undefined {
  const place = placesBegunBy(context.vocabulary, word);
  return place && placePart(span, place, context);
}

/** Some villages are called like words that every text has ("On", "Lot"); what only texts say does not hide a town ("Forest"). */
function isOrdinary(word: string, { vocabulary }: TextContext): boolean {
  const named = namedKinds(vocabulary).get(word);
  return FILLERS.has(word) || (named !== undefined && (named.kind !== 'texts' || named.inTitle));
}

function placePart(
  span: Span,
  { cityIds, area }: NamedPlace,
  { vocabulary: { cities }, language }: TextContext,
  radius?: Radius,
): TextPart {
  const names = new Map(
    cityIds.flatMap((id) => cities.name(id, language) ?? []).map((city) => [city.key, city]),
  );
  const centres = cityIds.flatMap((id) => cities.centre(id) ?? []);
  const around = radius && !area ? { centres, kilometres: radius } : undefined;
  const meaning = { ...NOTHING, cityIds, ...(around && { around }) };
  if (area)
    return {
      ...createPart('area', span, meaning),
      label: areaName(area, language),
      filters: { area: [area] },
    };
  const [name, ...others] = new Set([...names.values()].map((city) => city.name));
  const isOne = name !== undefined && others.length === 0;
  return {
    ...createPart('town', span, meaning),
    label: isOne ? name : null,
    filters: { city: [...names.keys()], ...(radius && { radius }) },
  };
}
