import { sql } from '../src/database/drizzle.ts';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../src/configuration/agency-config.ts';
import type { Database } from '../src/database/database.ts';
import { computeRules } from '../src/catalogue/listings/read-model/read-model-rules.ts';
import { DICTIONARIES } from '../src/catalogue/listings/text/dictionaries.ts';
import { GENERATED_TOWNS } from './generated-towns.ts';

const TYPE_SETS = [[1], [2], [4], [10], [2, 10], [1, 2]];
const MAIN_TYPES = ['Maison', 'Appartement', 'Villa', 'Terrain', 'Bureaux', 'Duplex', 'Immeuble de rapport'];
const STREETS = [
  'rue de la station',
  'avenue des tilleuls',
  'chaussee de namur',
  'place du marche',
  'chemin du moulin',
];
/** Words that most descriptions have. */
const TEXTS: Readonly<Record<Language, string>> = {
  fr: 'belle maison avec sejour cuisine equipee salle de bain proche des commerces ecoles et transports calme et lumineuse',
  nl: 'mooi huis met woonkamer ingerichte keuken badkamer dicht bij winkels scholen en openbaar vervoer rustig en lichtrijk',
  en: 'fine house with living room fitted kitchen bathroom close to shops schools and transport quiet and bright',
  de: 'schones haus mit wohnzimmer einbaukuche badezimmer nahe geschaften schulen und bahnhof ruhig und hell',
};
/** Words that few of them have. */
const RARE_WORDS = [
  'piscine chauffee',
  'cave voutee',
  'vue mer',
  'sauna',
  ...Array.from({ length: 36 }, () => ''),
];

/**
 * Fills the read model of the search with so many listings by SQL, in minutes less than an import takes, with every fact that a search
 * filters or orders by. They have no records: pages of results are empty.
 */
export async function fillReadModel(
  database: Database,
  config: AgencyConfig,
  listings: number,
): Promise<void> {
  const rules = sql`${computeRules(config)}::int`;
  await database.transaction(async (tx) => {
    await tx.execute(sql`insert into cities (rules, folded_name, zip, country_id)
      select ${rules}, lower(name), zip, 10 from json_to_recordset(${JSON.stringify(GENERATED_TOWNS)}) as t (name text, zip text)`);
    await tx.execute(sql`insert into type_sets (rules, web_ids)
      select ${rules}, array(select json_array_elements_text(value)::int) from json_array_elements(${JSON.stringify(TYPE_SETS)}) `);
    await tx.execute(sql`insert into main_types (rules, names)
      select ${rules}, json_build_object('fr', value)::text from json_array_elements_text(${JSON.stringify(MAIN_TYPES)}) as value`);
    await tx.execute(sql`
      insert into listings (rules, id, goal, discreet, closed, city_id, type_set_id, main_type_id, price, bedrooms, bathrooms, shower_rooms,
        toilets, garages, living, plot, price_m2, energy, features, available_day, reference_key, manager_key, is_annuity, is_bouquet, town_names)
      select ${rules}, id, (id % 3 = 0)::int, id % 50 = 0, id % 10 = 0,
        (select min(id) from cities) + floor(power(random(), 2) * ${GENERATED_TOWNS.length})::int,
        (select min(id) from type_sets) + id % ${TYPE_SETS.length}, (select min(id) from main_types) + id % ${MAIN_TYPES.length},
        case when id % 25 > 0 then 60000 + id % 841 * 1000 end, id % 7, id % 3, id % 2, id % 4, id % 3,
        case when id % 12 > 0 then 20 + id % 250 end, 100 + id % 2900, case when id % 25 > 0 and id % 12 > 0 then 1000 + id % 4000 end,
        1 + id % 7, id % 64, case when id % 4 > 0 then 20000 + id % 400 end, (100000 + id)::text, null, false, false, '{}'
      from generate_series(1, ${listings}::int) as id`);
    await tx.execute(sql`
      insert into listing_points (rules, id, place, marquee, vat)
      select rules, id, point(2.6 + random() * 3.7, 49.5 + random() * 1.9), id % 19, case when id % 10 = 0 then 'included' end
      from listings`);
    for (const [language, text] of Object.entries(TEXTS))
      await tx.execute(sql`
        insert into listing_words (rules, listing_id, language, words)
        select rules, id, ${language}, to_tsvector(${DICTIONARIES[language as Language]}::regconfig,
          ${text} || ' ' || (${sql.param(RARE_WORDS)}::text[])[1 + id % 40] || ' ' || 'lot ' || id) from listings`);
    await tx.execute(sql`
      insert into listing_streets (rules, key, listing_id, name)
      select rules, substr(street, start), id, street
      from (select rules, id, (${sql.param(STREETS)}::text[])[1 + id % ${STREETS.length}] || ' ' || id % 16 as street from listings where id % 5 < 3) s,
        generate_series(1, length(street)) as start where start = 1 or substr(street, start - 1, 1) = ' '
      order by 2, 3`);
    await tx.execute(sql`
      insert into listing_counts (rules, goal, discreet, closed, city_id, type_set_id, main_type_id, listings)
      select rules, goal, discreet, closed, city_id, type_set_id, main_type_id, count(*)::int from listings group by 1, 2, 3, 4, 5, 6, 7`);
    await tx.execute(sql`
      insert into city_spellings (rules, city_id, language, name, zip, listings)
      select c.rules, c.id, 'fr', t.name, t.zip, 100 from cities c
      join json_to_recordset(${JSON.stringify(GENERATED_TOWNS)}) as t (name text, zip text) on lower(t.name) = c.folded_name and t.zip = c.zip`);
    await tx.execute(sql`update read_model set version = version + 1`);
  });
  await database.execute(sql`vacuum analyze`);
}
