import { isNull, sql } from '../../../database/drizzle.ts';
import { languageSchema } from 'shared-kit/contracts/api/scalars';
import type { Language } from 'shared-kit/domain/languages';
import * as z from 'zod';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { rows, type Database } from '../../../database/database.ts';
import { propertyTypes } from '../../../database/schema/feed-lists.ts';
import { projectRecords } from '../../../database/schema/project-records.ts';
import { mainTypes, typeSets } from '../../../database/schema/search.ts';
import { readableJson } from '../../../database/readable-json.ts';
import { dataVersionSource } from '../data-version.ts';
import { languageOrder } from '../language-order.ts';
import { perVersion } from '../per-version.ts';
import { ownRows, computeRules } from '../read-model/read-model-rules.ts';
import { CityVocabulary } from './city-vocabulary.ts';
import { MainTypeVocabulary } from './main-type-vocabulary.ts';
import { ProjectVocabulary } from './project-vocabulary.ts';
import { TypeVocabulary } from './type-vocabulary.ts';

/** The names that searches and cards need, of one version of the data: small tables, cached in memory. */
export interface Vocabulary {
  version: number;
  cities: CityVocabulary;
  types: TypeVocabulary;
  mainTypes: MainTypeVocabulary;
  projects: ProjectVocabulary;
}

/** Returns the vocabulary of the current data: queries the version, and reads again when it has changed. */
export function vocabularySource(database: Database, config: AgencyConfig): () => Promise<Vocabulary> {
  const now = dataVersionSource(database);
  const ofVersion = perVersion((version) => readVocabulary(database, config, version));
  return async () => ofVersion(await now());
}

const spellingSchema = z.object({
  cityId: z.number(),
  zip: z.string(),
  countryId: z.number(),
  language: languageSchema,
  name: z.string(),
  listings: z.number(),
});

/** Reads it as the database, or a snapshot of it, has it. */
export async function readVocabulary(
  database: Database,
  config: AgencyConfig,
  version: number,
): Promise<Vocabulary> {
  const order = (language?: Language) => languageOrder(config, language);
  const { projectId, language, project, detail, withdrawnAt } = projectRecords;
  // One after another: in a transaction there is but one connection.
  const spellings = await rows(
    database,
    sql`with c as (select * from cities where rules = ${computeRules(config)}::int)
      select s.city_id as "cityId", c.zip, c.country_id as "countryId", s.language, s.name, s.listings
      from city_spellings s join c on c.rules = s.rules and c.id = s.city_id
      union all select c.id, c.zip, c.country_id, ${order()[0]}, '', 0
      from c where not exists (select from city_spellings s where s.rules = c.rules and s.city_id = c.id)`,
    spellingSchema,
  );
  const types = await database.select().from(propertyTypes);
  const sets = await database.select().from(typeSets).where(ownRows(typeSets, config));
  const names = await database.select().from(mainTypes).where(ownRows(mainTypes, config));
  const projects = await database
    .select({
      projectId,
      language,
      city: sql`(${readableJson(sql`${project}`)}) ->> 'City'`.mapWith(z.string().nullable().parse),
      name: sql`(${readableJson(sql`${detail}`)}) ->> 'Name'`.mapWith(z.string().nullable().parse),
    })
    .from(projectRecords)
    .where(isNull(withdrawnAt));
  return {
    version,
    cities: new CityVocabulary(spellings, order, config.languages.inUse),
    types: new TypeVocabulary(types, sets, order),
    mainTypes: new MainTypeVocabulary(names, order),
    projects: new ProjectVocabulary(projects, order),
  };
}
