import { availableFrom } from 'shared-kit/domain/available-from';
import { foldedTown } from 'shared-kit/domain/towns';
import { ENERGY_GROUPS, findEnergyGroup, FEATURES, type Feature } from 'shared-kit/domain/search-criteria';
import type { Language } from 'shared-kit/domain/languages';
import { BELGIUM } from 'shared-kit/domain/region';
import { foldWords } from 'shared-kit/domain/slug';
import { isClosed } from 'shared-kit/domain/status';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { listingPoints } from '../../../database/schema/listing-points.ts';
import type { cities, listings, NamesByLanguage } from '../../../database/schema/search.ts';
import { unstorableTexts } from '../../../database/unstorable-text.ts';
import { referenceKey, listWebIds } from '../../records/listing-keys.ts';
import type { WholeRecord } from '../../../database/stored/shown-listing.ts';
import { toEnergyLabel, isBouquet, isNewBuild, pricePerM2, shownPrice } from '../card/listing-card.ts';
import { featureBits } from '../feature-bits.ts';
import { languageOrder } from '../language-order.ts';
import {
  saidRecord,
  shownInLanguages,
  visibleListing,
  type SaidRecord,
  type ShownInLanguage,
  type StoredRecord,
} from './shown-in-languages.ts';

/** What the site knows of one listing: what searches, maps and counts go by, and what it shows. Towns and types are numbered when it is written. */
export interface ReadModelRow {
  facts: Omit<typeof listings.$inferInsert, 'rules' | 'cityId' | 'typeSetId' | 'mainTypeId'>;
  town: Omit<typeof cities.$inferInsert, 'rules'>;
  webIds: number[];
  /** Names of the main type by language, as JSON. */
  mainType: string;
  /** Undefined where no place is known. */
  point: Omit<typeof listingPoints.$inferInsert, 'rules' | 'id'> | undefined;
  /** Names of public streets by their folded name, from each of its words on. */
  streets: ReadonlyMap<string, string>;
  /** What cards and pages show, in each language that has a record. */
  shown: ReadonlyMap<Language, ShownInLanguage>;
  /** Its public texts in each language that has a record, folded. */
  texts: ReadonlyMap<Language, PublicTexts>;
}

/** Texts that a card or a page shows, folded. */
interface PublicTexts {
  /** Title and headline. */
  title: string;
  description: string;
}

/**
 * The row of a listing, made of its records in all languages by the rules by which cards and pages are: what is withheld in one language is
 * in no part of it. Throws for records that are damaged.
 */
export function readModelRow(
  id: number,
  stored: readonly StoredRecord[],
  config: AgencyConfig,
): ReadModelRow {
  const records = new Map(stored.map((record) => [record.language, saidRecord(record)]));
  const visible = visibleListing(records, config);
  const inOrder = languageOrder(config).flatMap((language) => visible.get(language) ?? []);
  const [first] = inOrder;
  if (!first) throw new Error(`listing ${id} has no record`);
  const town = { city: first.City.trim(), zip: first.Zip.trim() };
  const row: ReadModelRow = {
    facts: {
      ...computeFacts(id, first, inOrder, config),
      features: computeFeatures(first, records, config),
      townNames: townNames(records, town.zip, config),
    },
    town: {
      foldedName: foldedTown(correctTown(town.city, config)),
      zip: town.zip,
      countryId: first.CountryID ?? BELGIUM,
    },
    webIds: listWebIds(first),
    mainType: JSON.stringify(collectNames(records, ({ MainTypeName }) => MainTypeName.trim())),
    point: findPoint(first),
    streets: streetKeys(inOrder),
    shown: shownInLanguages(visible, config),
    texts: new Map([...visible].map(([language, record]) => [language, publicTexts(record)])),
  };
  if (unstorableTexts([row.facts, row.town, [...row.streets], [...row.shown]]).length > 0)
    throw new Error(`listing ${id} has texts that no database can hold`);
  return row;
}

/** Facts are the same in every language; a text is that of the first that has one. */
function computeFacts(
  id: number,
  shown: WholeRecord,
  inOrder: readonly WholeRecord[],
  config: AgencyConfig,
): Omit<ReadModelRow['facts'], 'features' | 'townNames'> {
  const price = shownPrice(shown);
  const group = findEnergyGroup(toEnergyLabel(shown)?.label);
  return {
    id,
    goal: shown.Goal,
    discreet: config.listings.discreetMarquees.includes(shown.Marquee),
    closed: isClosed(shown.status),
    price: price.amount,
    isAnnuity: shown.isAnnuity,
    isBouquet: isBouquet(price, shown),
    bedrooms: shown.BedRooms,
    bathrooms: shown.BathRooms,
    showerRooms: shown.ShowerRooms,
    toilets: shown.Toilets,
    garages: shown.Garages,
    parkings: shown.Parkings,
    living: shown.SurfaceLiving,
    plot: shown.SurfaceGround,
    terrace: shown.SurfaceTerrace,
    garden: shown.SurfaceGarden,
    priceM2: pricePerM2(price, shown),
    energy: group ? ENERGY_GROUPS.indexOf(group) + 1 : null,
    availableDay: firstKnown(inOrder, ({ Availability }) => availableFrom(Availability)),
    referenceKey: referenceKey(shown.RecordFile),
    managerKey: firstKnown(inOrder, managerKey),
    projectId: shown.ProjectID,
  };
}

/** A bit for each feature; what no record says, a listing does not have (product S20). */
function computeFeatures(
  shown: WholeRecord,
  records: ReadonlyMap<Language, SaidRecord>,
  config: AgencyConfig,
): number {
  const inOrder = languageOrder(config).flatMap((language) => records.get(language) ?? []);
  const has: Readonly<Record<Feature, boolean>> = {
    terrace: hasOutside(inOrder, 'SurfaceTerrace', 'Terrace'),
    garden: hasOutside(inOrder, 'SurfaceGarden', 'Garden'),
    garage: (shown.Garages ?? 0) > 0,
    lift: shown.Lift === true,
    furnished: shown.Furnished === true,
    'new-build': isNewBuild(shown),
    'ground-floor': shown.Floor === 0,
  };
  return featureBits(FEATURES.filter((feature) => has[feature]));
}

/** By the first record that says so, by its surface before its flag: one record's surface does not contradict another one's flag. */
function hasOutside(
  inOrder: readonly SaidRecord[],
  surface: 'SurfaceTerrace' | 'SurfaceGarden',
  flag: 'Terrace' | 'Garden',
): boolean {
  return firstKnown(inOrder, (record) => ((record[surface] ?? 0) > 0 ? true : record[flag])) === true;
}

/** The same for every listing of one person. An address alone may be that of the whole office. */
function managerKey({ Manager }: WholeRecord): string | undefined {
  const name = Manager && foldWords(Manager.Name);
  return name ? [name, Manager.Email?.trim().toLowerCase()].filter(Boolean).join(' ') : undefined;
}

/** The site's spelling of a town, by its map of the exporter's spellings. */
function correctTown(name: string, { listings: { cityCorrections } }: AgencyConfig): string {
  return Object.hasOwn(cityCorrections, name) ? cityCorrections[name]! : name;
}

/** How records that mean the town, by its postal code, call it. */
function townNames(
  records: ReadonlyMap<Language, SaidRecord>,
  zip: string,
  config: AgencyConfig,
): NamesByLanguage {
  return collectNames(records, ({ City, Zip }) =>
    Zip.trim() === zip ? correctTown(City.trim(), config) : '',
  );
}

function collectNames(
  records: ReadonlyMap<Language, SaidRecord>,
  nameIn: (record: SaidRecord) => string,
): NamesByLanguage {
  const names = [...records].map(([language, record]) => [language, nameIn(record)] as const);
  return Object.fromEntries(names.filter(([, name]) => name !== '').sort());
}

/** Without the markup of descriptions. */
function publicTexts({ Title, TypeDescription, Description }: WholeRecord): PublicTexts {
  return {
    title: foldWords(`${Title ?? ''} ${TypeDescription}`),
    description: foldWords((Description ?? '').replace(/<[^>]*>|&#?\w+;/g, ' ')),
  };
}

function findPoint(shown: WholeRecord): ReadModelRow['point'] {
  const { Latitude, Longitude, Marquee } = shown;
  if (typeof Latitude !== 'number' || typeof Longitude !== 'number') return undefined;
  return { place: [Longitude, Latitude], marquee: Marquee, vat: shownPrice(shown).vat };
}

/** "rue haute" and "haute", so that a street is found by any of its words. A withheld street is in no record. */
function streetKeys(inOrder: readonly WholeRecord[]): Map<string, string> {
  const streets = new Map<string, string>();
  for (const { Street } of inOrder) {
    const name = Street?.trim() ?? '';
    const words = foldWords(name).split(' ').filter(Boolean);
    for (let from = 0; from < words.length; from++) {
      const key = words.slice(from).join(' ');
      if (!streets.has(key)) streets.set(key, name);
    }
  }
  return streets;
}

function firstKnown<Record, Value>(
  inOrder: readonly Record[],
  valueIn: (record: Record) => Value | null | undefined,
): Value | null {
  for (const record of inOrder) {
    const value = valueIn(record);
    if (value !== null && value !== undefined) return value;
  }
  return null;
}
