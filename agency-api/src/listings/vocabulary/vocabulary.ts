import { sql } from 'drizzle-orm';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../content/agency-config.ts';
import { rows, type Database } from '../../database/database.ts';
import { readableJson } from '../../database/readable-json.ts';
import { dataVersionSource } from '../data-version.ts';
import { languageOrder } from '../language-order.ts';
import { perVersion } from '../per-version.ts';
import type { CitySpelling } from './city-spelling.ts';
import { CityVocabulary } from './city-vocabulary.ts';
import { MainTypeVocabulary } from './main-type-vocabulary.ts';
import { ProjectVocabulary, type ProjectName } from './project-vocabulary.ts';
import { TypeVocabulary, type PropertyTypeName } from './type-vocabulary.ts';

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
  const ofVersion = vocabularyOfVersion(database, config);
  return async () => ofVersion((await now()).version);
}

/** Returns the vocabulary of a version of the data. */
export function vocabularyOfVersion(
  database: Database,
  config: AgencyConfig,
): (version: number) => Promise<Vocabulary> {
  return perVersion((version) => readVocabulary(database, config, version));
}

async function readVocabulary(
  database: Database,
  config: AgencyConfig,
  version: number,
): Promise<Vocabulary> {
  const order = (language?: Language) => languageOrder(config, language);
  const [spellings, types, sets, mainTypes, projects] = await Promise.all([
    rows<CitySpelling>(
      database,
      sql`select s.city_id as "cityId", c.zip, c.country_id as "countryId", s.language, s.name, s.zip as "spelledZip", s.listings
        from city_spellings s join cities c on c.id = s.city_id`,
    ),
    rows<PropertyTypeName>(
      database,
      sql`select language, web_id as "webId", name, show_order as "showOrder", sale, rent from property_types`,
    ),
    rows<{ id: number; webIds: number[] }>(database, sql`select id, web_ids as "webIds" from type_sets`),
    rows<{ id: number; names: string }>(database, sql`select id, names from main_types`),
    rows<ProjectName>(
      database,
      sql`select project_id as "projectId", language, (${readableJson(sql`project`)}) ->> 'City' as city,
          (${readableJson(sql`detail`)}) ->> 'Name' as name
        from project_records where withdrawn_at is null`,
    ),
  ]);
  return {
    version,
    cities: new CityVocabulary(spellings, order, config.languages.inUse),
    types: new TypeVocabulary(types, sets, order),
    mainTypes: new MainTypeVocabulary(mainTypes, order),
    projects: new ProjectVocabulary(projects, order),
  };
}
