import { sql, type SQL } from 'drizzle-orm';
import { ENERGY_GROUPS, energyGroupOf } from 'shared-kit/domain/energy-group';
import { labelsOf, type EnergyScale } from 'shared-kit/domain/energy-label';
import { ENERGY_TABLES } from 'shared-kit/domain/energy-tables';
import { BELGIUM, LUXEMBOURG, REGIONS, type Region } from 'shared-kit/domain/region';

const number = (label: string): number => ENERGY_GROUPS.indexOf(energyGroupOf(label)!) + 1;

/** 1 for a to 7 for g, of the facts `f`: the same rules as `energyLabel`, for whole sets, from the same tables. */
export const ENERGY_OF_FACTS: SQL = sql.raw(`nullif(case
  when f.country_id = ${LUXEMBOURG} then ${printed('luxembourg')}
  when f.country_id <> ${BELGIUM} or f.zip !~* '^\\s*(b-?\\s?)?[0-9]{4}\\s*$' then null
  ${REGIONS.map(([first, last, region]) => `when ${zipBetween(first, last)} then ${inRegion(region)}`).join('\n  ')}
  end, 0)::smallint`);

function zipBetween(first: number, last: number): string {
  return `right(btrim(f.zip, E' \\t\\n\\r'), 4)::int between ${first} and ${last}`;
}

function inRegion(region: Region): string {
  const bands = ENERGY_TABLES[region].map(([label, upTo]) =>
    Number.isFinite(upTo) ? `when f.epc_value <= ${upTo} then ${number(label)}` : `else ${number(label)}`,
  );
  return `coalesce(${printed(region)}, case when f.epc_value is null then null ${bands.join(' ')} end)`;
}

/** 0 for a label that has no letter to search by; null for none of the scale. */
function printed(scale: EnergyScale): string {
  const cases = labelsOf(scale).map((label) => `when '${label}' then ${number(label)}`);
  return `case f.epc_label ${cases.join(' ')} end`;
}
