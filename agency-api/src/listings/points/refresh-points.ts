import { sql, type SQL } from 'drizzle-orm';
import { rows, type Database } from '../../database/database.ts';
import { townCentre } from '../../places/town-centre.ts';

/**
 * Rows of `listing_points` for the properties of `facts` (the table of `gatherFacts`), whose old rows are gone. The
 * rules are those of `publicPoint`, for whole sets: the own place where the address is public, else the centre of the town.
 */
export async function insertPoints(tx: Database, facts: SQL): Promise<void> {
  await tx.execute(sql`
    insert into listing_points (id, place, marquee)
    select f.id, f.place, f.marquee from ${facts} f where f.address_public and ${IS_ON_EARTH}`);
  await insertAtCentres(tx, facts);
}

/** Web maps end at the 85th degree; infinite and larger numbers have no place. */
const IS_ON_EARTH = sql.raw('abs(f.place[1]) <= 85 and abs(f.place[0]) <= 180');

interface Town {
  names: string[];
  zip: string;
  country: number;
}

/** Centres are looked up once for each way of writing a town. */
async function insertAtCentres(tx: Database, facts: SQL): Promise<void> {
  const towns = await rows<Town>(
    tx,
    sql`select distinct f.town_names as names, f.zip, f.country_id as country from ${facts} f where not f.address_public`,
  );
  const centres = towns.flatMap(({ names, zip, country }) => {
    const centre = townCentre({ names, zip, countryId: country });
    return centre ? [{ names, zip, country, ...centre }] : [];
  });
  await tx.execute(sql`
    insert into listing_points (id, place, marquee)
    select f.id, point(c.longitude, c.latitude), f.marquee from ${facts} f
    join json_to_recordset(${JSON.stringify(centres)}::json)
      as c(names text[], zip text, country int, latitude float8, longitude float8)
      on c.zip = f.zip and c.names = f.town_names and c.country = f.country_id
    where not f.address_public`);
}
