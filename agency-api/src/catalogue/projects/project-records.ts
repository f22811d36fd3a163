import type { ProjectRecord, ProjectDetailRecord } from 'shared-kit/contracts/feed/list-records';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { isNull } from '../../database/drizzle.ts';
import { projectRecords } from '../../database/schema/project-records.ts';
import { languageOrder } from '../listings/language-order.ts';
import { shownOrSkipped } from '../listings/shown-or-skipped.ts';
import { publicPoint, townIn, townOfRecords } from '../listings/visible/public-point.ts';
import { sharedFacts, withoutZeros, type Visible, asVisible } from '../listings/visible/visible-records.ts';
import { isAddressWithheld, withoutAddress } from '../listings/visible/withheld.ts';

/** A project's facts by language, as readers may see them; those of languages that it lacks are absent. */
export type ProjectRecords = Visible<ProjectFacts>;

/** Every visible project, by ID. */
export async function readProjectRecords(
  database: Database,
  config: AgencyConfig,
): Promise<Map<number, ProjectRecords>> {
  const { projectId, language, project, detail, withdrawnAt } = projectRecords;
  const found = await database
    .select({ id: projectId, language, project, detail })
    .from(projectRecords)
    .where(isNull(withdrawnAt));
  const projects = new Map<number, ProjectRecords>();
  for (const [id, ofProject] of Map.groupBy(found, (row) => row.id)) {
    const byLanguage = ofProject.map(({ language, project, detail }) => {
      // Town and postal code stay those of the list, by which the project's address is made.
      return [language, { ...detail, ...project }] as const;
    });
    const shown = shownOrSkipped(`project ${id}`, () => visibleProject(new Map(byLanguage), config));
    if (shown) projects.set(id, shown);
  }
  return projects;
}

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
function visibleProject(
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
