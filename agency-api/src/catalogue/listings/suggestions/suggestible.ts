import type { Suggestion } from 'shared-kit/contracts/api/suggestion';
import { AREAS } from 'shared-kit/domain/region';
import { cityKey, foldedCityKey } from 'shared-kit/domain/towns';
import { isSale } from 'shared-kit/domain/goal';
import type { Language } from 'shared-kit/domain/languages';
import { foldWords } from 'shared-kit/domain/slug';
import { areaName, areaNames, belgianPlaces, namesOfMunicipality } from '../../places/place-names.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { namedKinds } from '../words/named-kinds.ts';
import type { OpenCounts, Wanted } from './open-counts.ts';

/** Something that can be suggested, whatever is typed. */
export interface Suggestible extends Pick<Suggestion, 'kind' | 'key' | 'label' | 'detail' | 'filters'> {
  count: number;
  /** What it filters by. */
  wanted: Wanted;
  /** By which it is found, folded; `shown` is told beside the label, which does not say so. */
  names: { words: string; shown?: string }[];
}

/** All that can be suggested for a goal in a language, but for streets and listings. */
export function suggestibles(
  vocabulary: Vocabulary,
  counts: OpenCounts,
  language: Language,
  goal: number,
): Suggestible[] {
  return [
    ...townsWithListings(vocabulary, counts, language, goal),
    ...areas(vocabulary, counts, language, goal),
    ...types(vocabulary, counts, language, goal),
    ...mainTypes(vocabulary, counts, language, goal),
    ...otherTowns(vocabulary),
  ].map((what) => ({ ...what, names: listNames(what) }));
}

/** Each name once, and told only where the label is another. */
function listNames({ label, names }: Suggestible): Suggestible['names'] {
  const own = foldWords(label);
  const byWords = new Map(names.toReversed().map((name) => [name.words, name]));
  return [...byWords.values()].map(({ words, shown }) =>
    shown === undefined || foldWords(shown) === own ? { words } : { words, shown },
  );
}

function townsWithListings(
  { cities }: Vocabulary,
  counts: OpenCounts,
  language: Language,
  goal: number,
): Suggestible[] {
  const byCity = counts.byCity(goal);
  const towns = new Map<string, Suggestible>();
  for (const { ids, names, otherNames } of cities.entries()) {
    for (const id of ids) {
      const city = cities.name(id, language);
      if (!city?.name) continue;
      const known = towns.get(city.key);
      const count = (known?.count ?? 0) + (byCity.get(id) ?? 0);
      const cityIds = [...(known?.wanted.cityIds ?? []), id];
      towns.set(city.key, {
        kind: 'town',
        key: city.key,
        label: city.name,
        detail: city.zip,
        filters: { city: [city.key] },
        count,
        wanted: { cityIds },
        names: [
          ...(known?.names ?? []),
          ...[city.name, ...names].map((name) => ({ words: `${foldWords(name)} ${city.zip}` })),
          ...otherNames.map((name) => ({ words: foldWords(name), shown: name })),
        ],
      });
    }
  }
  return [...towns.values()];
}

function areas({ cities }: Vocabulary, counts: OpenCounts, language: Language, goal: number): Suggestible[] {
  // The region of Brussels is its province too.
  return AREAS.filter((area) => area !== 'province:brussels-capital').map((area) => {
    const wanted = { cityIds: cities.idsInAreas([area]) };
    const kind = area.startsWith('region:') ? 'region' : 'province';
    return {
      kind,
      key: area,
      label: areaName(area, language),
      detail: '',
      filters: { area: [area] },
      count: counts.of(goal, wanted),
      wanted,
      names: areaNames(area).map((name) => ({ words: foldWords(name), shown: name })),
    };
  });
}

function types({ types }: Vocabulary, counts: OpenCounts, language: Language, goal: number): Suggestible[] {
  return [...types.entries()].flatMap(({ webId, names }) => {
    const type = types.type(webId, language);
    if (!type?.name || !(isSale(goal) ? type.sale : type.rent)) return [];
    const wanted = { typeSetIds: types.setsWithAny([webId]) };
    return {
      kind: 'type' as const,
      key: String(webId),
      label: type.name,
      detail: '',
      filters: { type: [webId] },
      count: counts.of(goal, wanted),
      wanted,
      names: names.map((name) => ({ words: foldWords(name) })),
    };
  });
}

/** Those that are no property type themselves; they are searched for as text. */
function mainTypes(
  vocabulary: Vocabulary,
  counts: OpenCounts,
  language: Language,
  goal: number,
): Suggestible[] {
  const { types, mainTypes } = vocabulary;
  const typeNames = new Set([...types.entries()].flatMap(({ names }) => names.map(foldWords)));
  const named = [...mainTypes.entries()].flatMap(({ id, names }) => {
    const label = mainTypes.name(id, language);
    return label && !typeNames.has(foldWords(label)) ? [{ id, label, names }] : [];
  });
  return [...Map.groupBy(named, ({ label }) => foldWords(label))].flatMap(([key, alike]) => {
    // As a typed text finds them: some main types are called like a feature, which is another wish.
    const meant = namedKinds(vocabulary).get(key);
    if (meant?.kind !== 'type') return [];
    const wanted = {
      mainTypeIds: meant.mainTypeIds,
      typeSetIds: types.setsWithAny(meant.webIds),
    };
    const { label } = alike[0]!;
    return {
      kind: 'type' as const,
      key,
      label,
      detail: '',
      filters: { search: label },
      count: counts.of(goal, wanted),
      wanted,
      names: alike.flatMap(({ names }) => names.map((name) => ({ words: foldWords(name) }))),
    };
  });
}

/** Places of Belgium without listings, so that a visitor learns that there are none. */
function otherTowns({ cities }: Vocabulary): Suggestible[] {
  const known = new Set(
    [...cities.entries()].flatMap(({ zip, names, otherNames }) =>
      [...names, ...otherNames].map((name) => foldedCityKey(name, zip)),
    ),
  );
  return belgianPlaces()
    .filter(({ name, zip }) => !known.has(foldedCityKey(name, zip)))
    .map(({ name, zip }) => {
      const key = cityKey(name, zip);
      return {
        kind: 'town',
        key,
        label: name,
        detail: zip,
        filters: { city: [key] },
        count: 0,
        wanted: { cityIds: [] },
        names: [
          { words: `${foldWords(name)} ${zip}` },
          ...namesOfMunicipality(name).map((other) => ({ words: foldWords(other), shown: other })),
        ],
      };
    });
}
