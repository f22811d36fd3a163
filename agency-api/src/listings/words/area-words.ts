import { AREAS, type Area } from 'shared-kit/domain/areas';
import { foldWords } from 'shared-kit/domain/slug';
import { areaNames } from '../../places/area-names.ts';

const NAMED = AREAS.flatMap((area) => areaNames(area).map((name) => ({ name: foldWords(name), area })));
const BY_NAME = Map.groupBy(NAMED, ({ name }) => name);

/** The areas that are called exactly so, in any language: "liege", "vlaams brabant". */
export const areasCalled = (words: string): readonly Area[] =>
  (BY_NAME.get(words) ?? []).map(({ area }) => area);

/** Words of the names of areas. */
export const AREA_NAMES: readonly string[] = [...new Set(AREAS.flatMap(areaNames))];

/** What says that a province or a region is meant, and not the town of the same name. */
export const AREA_KINDS: ReadonlySet<string> = new Set([
  'province',
  'provincie',
  'provinz',
  'region',
  'regio',
  'gewest',
]);
