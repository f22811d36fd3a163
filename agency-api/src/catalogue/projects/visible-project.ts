import type { ProjectRecord } from 'shared-kit/contracts/feed/list-records';
import type { ProjectDetailRecord } from 'shared-kit/contracts/feed/project-detail-record';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { languageOrder } from '../listings/language-order.ts';
import { sharedFacts, withoutZeros } from '../listings/visible/shared-facts.ts';
import { asVisible, type Visible } from '../listings/visible/visible-records.ts';
import { publicPoint } from '../listings/visible/public-point.ts';
import { townIn, townOfRecords } from '../listings/visible/town-of-records.ts';
import { isAddressWithheld } from '../listings/visible/withheld.ts';
import { withoutAddress } from '../listings/visible/without-address.ts';

/** What the feeds say of a project in one language: the list's record and, where there is one, the details. */
export type ProjectFacts = ProjectRecord & Partial<ProjectDetailRecord>;

/** Ends of ranges, of which 0 says nothing. */
const RANGE_KEYS = [
  'PriceMin',
  'PriceMax',
  'BedRoomsMin',
  'BedRoomsMax',
  'SurfaceMin',
  'SurfaceMax',
] as const satisfies (keyof ProjectFacts)[];

/** Keys whose value does not depend on the language of a record. */
const PROJECT_FACTS = [
  ...RANGE_KEYS,
  'Goal',
  'WebID',
  'ProjectWebID',
  'CountryID',
  'PublishAddress',
] as const satisfies (keyof ProjectFacts)[];

/** The records of a project: equal facts in every language, and no address where one of them withholds it. */
export function visibleProject(
  records: ReadonlyMap<Language, ProjectFacts>,
  config: Pick<AgencyConfig, 'languages'>,
): Visible<ProjectFacts> {
  const inOrder = languageOrder(config)
    .map((language) => records.get(language))
    .filter((record) => record !== undefined);
  const facts = sharedFacts(
    inOrder.map((record) => withoutZeros(record, RANGE_KEYS)),
    PROJECT_FACTS,
  );
  const streets = inOrder.flatMap(({ Street }) => Street ?? []);
  const isWithheld = isAddressWithheld(inOrder);
  const point = publicPoint(inOrder, { address: isWithheld });
  const place = {
    Latitude: point?.latitude ?? null,
    Longitude: point?.longitude ?? null,
    isPlaceExact: point?.isExact ?? false,
  };
  const town = townOfRecords(inOrder);
  return asVisible(
    [...records].map(([language, record]) => {
      const own = { ...record, ...facts, ...place, ...(town && townIn(record, town)) };
      return [language, isWithheld ? withoutAddress(own, streets) : own];
    }),
  );
}
