import { sql } from 'drizzle-orm';
import type { Language } from 'shared-kit/domain/languages';
import { isSale } from 'shared-kit/domain/goal';
import type { AgencyConfig } from '../../content/agency-config.ts';
import { rows, type Database } from '../../database/database.ts';
import { readableJson } from '../../database/readable-json.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { languageOrder } from '../language-order.ts';
import { correctedKey } from '../read-model/gather-facts.ts';
import type { GoneListing } from './similar-listings.ts';

interface LastRecord {
  language: Language;
  goal: number;
  town: string;
  zip: string;
  webIds: number[];
  marquee: number;
  closed: boolean;
  price: number | null;
  priceWithheld: boolean | null;
}

/**
 * What the last records of a listing said of it, by the rules for those that are offered: of a closed one and of one whose price was
 * withheld in any language the price is not told. Undefined for a discreet one, of which nothing is shown. Throws `ApiFault` 404 when it was never loaded.
 */
export async function readGoneListing(
  database: Database,
  config: AgencyConfig,
  id: number,
): Promise<GoneListing | undefined> {
  const found = await rows<LastRecord>(
    database,
    sql`select r.language, r.goal, ${correctedKey('r', config)} as town, r.zip, coalesce(nullif(r.web_ids, '{}'), array[(${readableJson(sql`r.listing`)} ->> 'WebID')::int]) as "webIds", r.marquee,
        r.closed, r.price, r.price_withheld as "priceWithheld"
      from property_records r where r.property_id = ${id}`,
  );
  const order = languageOrder(config);
  const [first, ...others] = found.toSorted((a, b) => order.indexOf(a.language) - order.indexOf(b.language));
  if (!first) throw new ApiFault('property-not-found');
  const records = [first, ...others];
  if (records.some(({ marquee }) => config.listings.discreetMarquees.includes(marquee))) return undefined;
  const isPriceKept =
    records.some(({ closed }) => closed) ||
    (isSale(first.goal) && records.some(({ priceWithheld }) => priceWithheld));
  return {
    id,
    goal: first.goal,
    town: { name: first.town, zip: first.zip },
    webIds: first.webIds,
    price: isPriceKept ? null : (records.find(({ price }) => price !== null)?.price ?? null),
  };
}
