import { expect, test } from '@jest/globals';
import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import type { Feature } from 'shared-kit/domain/search-criteria';
import { exampleConfig } from '../../../../testing/example-agency.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { featureBits } from '../feature-bits.ts';
import { readModelRow } from './read-model-row.ts';

/** French is the site's first language. */
const config = exampleConfig();
type Said = Partial<Omit<PropertyRecord & PropertyDetailRecord, 'ID' | 'language'>>;

function createRow(said: Partial<Record<Language, Said>>, settings = config) {
  const stored = (Object.entries(said) as [Language, Said][]).map(([language, own]) => {
    const { properties, details } = createFeed(language, [{ ID: 1, ...own }], {
      details: [{ ID: 1, ...own }],
    });
    return { language, listing: properties[0]!, detail: details![0]! };
  });
  return readModelRow(1, stored, settings);
}

/** What a listing says in every language, but for one of them. */
const butIn = (language: Language, said: Said, otherwise: Said) =>
  createRow(
    Object.fromEntries(LANGUAGES.map((one) => [one, one === language ? { ...said, ...otherwise } : said])),
  );

const TOLD: Said = {
  Price: 345_678,
  PublishPrice: true,
  SurfaceLiving: 100,
  VAT: '21 %',
  Street: 'Rue Haute',
  PublishAddress: true,
  Latitude: 50.51,
  Longitude: 4.91,
  TypeDescription: 'Rue Haute, maison',
};
const CENTRE_OF_NAMUR = [4.8675, 50.4669];

test('of a listing that withholds nothing everything is there', () => {
  const { facts, point, streets, texts } = createRow({ fr: TOLD, nl: TOLD });
  expect(facts).toMatchObject({ price: 345_678, priceM2: 3456.78, isBouquet: false, discreet: false });
  expect(point).toEqual({ place: [4.91, 50.51], marquee: 0, vat: 'excluded' });
  expect([...streets]).toEqual([
    ['rue haute', 'Rue Haute'],
    ['haute', 'Rue Haute'],
  ]);
  expect(texts.get('nl')).toEqual({ title: 'rue haute maison', description: '' });
});

test.each(LANGUAGES)('a price that %s withholds is in no part of the row', (language) => {
  for (const flag of [{ PublishPrice: false }, { PriceOnDemand: true }]) {
    const row = butIn(language, TOLD, flag);
    expect(row.facts).toMatchObject({ price: null, priceM2: null });
    expect(row.point?.vat).toBeUndefined();
    expect(JSON.stringify([row, [...row.shown]])).not.toMatch(/345678|3456\.78/);
  }
});

test.each(LANGUAGES)('an address that %s withholds is in no part of the row', (language) => {
  const row = butIn(language, TOLD, { PublishAddress: false });
  expect(row.streets.size).toBe(0);
  expect(row.point?.place).toEqual(CENTRE_OF_NAMUR);
  expect(JSON.stringify([row, [...row.texts], [...row.streets], [...row.shown]])).not.toMatch(
    /haute|50\.51|4\.91/i,
  );
});

test.each(LANGUAGES)('what %s calls sold has no price, and is closed', (language) => {
  for (const wording of [{ TypeDescription: 'Vendu' }, { UnitStatus: 'Verkauft' }]) {
    const { facts, point } = butIn(language, TOLD, wording);
    expect(facts).toMatchObject({ closed: true, price: null, priceM2: null });
    expect(point?.vat).toBeUndefined();
  }
});

test.each(LANGUAGES)('a listing that %s marks as discreet is so', (language) => {
  const [Marquee] = config.listings.discreetMarquees;
  const row = butIn(language, TOLD, { Marquee: Marquee! });
  expect([row.facts.discreet, row.point?.marquee]).toEqual([true, Marquee]);
});

test('a rent is never withheld, and not under VAT', () => {
  const { facts, point } = createRow({ fr: { ...TOLD, Goal: 1, Price: 900, PublishPrice: false } });
  expect([facts.price, point?.vat]).toEqual([900, undefined]);
});

test.each<[what: string, fr: Said, nl: Said, facts: object]>([
  ['rooms, 0 among them', { BedRooms: 0 }, { BedRooms: 2, Toilets: 1 }, { bedrooms: 0, toilets: 1 }],
  [
    'surfaces but 0',
    { SurfaceLiving: 0, SurfaceGround: 5 },
    { SurfaceLiving: 80, SurfaceGround: 7 },
    { living: 80, plot: 5 },
  ],
  ['the price but 0', { Price: 0 }, { Price: 300_000 }, { price: 300_000 }],
  ['the reference but a blank one', { RecordFile: ' ' }, { RecordFile: 'B É 7' }, { referenceKey: 'be7' }],
  ['a day', { Availability: 'Au départ du locataire' }, { Availability: '2027-03-01' }, { availableDay: 20_878 }],
  ['a label', { EPCLabelText: ' ' }, { EPCLabelText: 'PEB C' }, { energy: 3 }],
  ['a text without a label', { EPCLabelText: 'en cours' }, { EPCLabelText: 'C', EnergyPerformance: 300 }, { energy: 4 }],
  ['a label that only Luxembourg has', { EPCLabelText: 'I', CountryID: 50 }, {}, { energy: null }],
  [
    'the manager, by name and address',
    { Manager: { Name: ' ', Email: 'office@agency.example' } },
    { Manager: { Name: 'Ève Noël', Email: ' Eve@Agency.example ' } },
    { managerKey: 'eve noel eve@agency.example' },
  ],
])('%s: of the first language that has it', (_, fr, nl, facts) => {
  expect(createRow({ nl, fr }).facts).toMatchObject(facts);
}); // prettier-ignore

test.each<[Feature, fr: Said, nl: Said, has: boolean]>([
  ['terrace', { SurfaceTerrace: 12, Terrace: false }, {}, true],
  ['terrace', { SurfaceTerrace: 0 }, { SurfaceTerrace: 12 }, true],
  ['terrace', { Terrace: false }, { SurfaceTerrace: 12 }, false],
  ['garden', {}, { Garden: true }, true],
  ['garage', { Garages: 0 }, { Garages: 1 }, false],
  ['lift', { Lift: null }, { Lift: true }, true],
  ['furnished', { Furnished: false }, { Furnished: true }, false],
  ['new-build', {}, { ProjectID: 7 }, true],
  ['new-build', { VAT: 0 }, { VAT: '6 %' }, true],
  ['ground-floor', { Floor: 0 }, {}, true],
])('%s by %j and %j: %j', (feature, fr, nl, has) => {
  expect(createRow({ fr, nl }).facts.features).toBe(has ? featureBits([feature]) : 0);
});

test.each<[what: string, fr: Said, nl: Said | undefined, isBouquet: boolean]>([
  ['a bouquet', { Price: 9, LifeAnnuity: { Bouquet: 9 } }, undefined, true],
  ['the whole price beside a bouquet', { Price: 9, LifeAnnuity: { Bouquet: 5 } }, undefined, false],
  ['a bouquet of another language', { Price: 9 }, { Price: 5, LifeAnnuity: { Bouquet: 5 } }, true],
  ['the bouquet of a record without price', { Price: 5 }, { LifeAnnuity: { Bouquet: 5 } }, true],
])('%s', (_, fr, nl, isBouquet) => {
  const { facts, point } = createRow({
    fr: { SurfaceLiving: 1, VAT: '21 %', ...fr },
    ...(nl && { nl }),
  });
  expect([facts.isBouquet, facts.priceM2 === null, point?.vat]).toEqual([
    isBouquet,
    isBouquet,
    isBouquet ? undefined : 'excluded',
  ]);
});

test.each<[what: string, fr: Said, nl: Said | undefined, isAnnuity: boolean]>([
  ['a bouquet', { Price: 9, LifeAnnuity: { Bouquet: 9 } }, undefined, true],
  ['the whole price of one', { Price: 9, LifeAnnuity: { Bouquet: 5 } }, undefined, true],
  ['a withheld price', { Price: 9, PublishPrice: false, LifeAnnuity: { MonthlyRent: 5 } }, undefined, true],
  ['one of another language', { Price: 9 }, { LifeAnnuity: { Type: 'Bezet' } }, true],
  ['one that says nothing', { Price: 9, LifeAnnuity: { Bouquet: 0, MonthlyRent: 0, Type: '' } }, undefined, false],
  ['one of a rental', { Goal: 1, Price: 9, LifeAnnuity: { MonthlyRent: 9 } }, undefined, false],
])('%s is a life annuity by what any record says', (_, fr, nl, isAnnuity) => {
  expect(createRow({ fr, ...(nl && { nl }) }).facts.isAnnuity).toBe(isAnnuity);
}); // prettier-ignore

test('the town is a pair of one record; others name it by its postal code', () => {
  const said = {
    nl: { City: ' Namen ', Zip: '5000' },
    fr: { City: '', Zip: '5000' },
    de: { City: 'Lüttich', Zip: '4000' },
  };
  const { town, facts } = createRow(said);
  expect(town).toEqual({ foldedName: 'namen', zip: '5000', countryId: 10 });
  expect(facts.townNames).toEqual({ nl: 'Namen' });
  const cityCorrections = { Namen: 'Namur', constructor: 'Roux' };
  const corrected = createRow(said, { ...config, listings: { ...config.listings, cityCorrections } });
  expect([corrected.town.foldedName, corrected.facts.townNames]).toEqual(['namur', { nl: 'Namur' }]);
  expect(createRow({ fr: { City: 'constructor' } }).town.foldedName).toBe('constructor');
});

test('without a known town there is none, and no point', () => {
  const { town, facts, point } = createRow({ fr: { City: ' ', Zip: '' } });
  expect([town, facts.townNames, point]).toEqual([{ foldedName: '', zip: '', countryId: 10 }, {}, undefined]);
});

test('types are those of the first list that is not blank, else the one of the first record', () => {
  expect(createRow({ fr: { WebIDs: ' ' }, nl: { WebIDs: '10, 2,2' } }).webIds).toEqual([2, 10]);
  expect(createRow({ fr: { WebIDs: '', WebID: 4 }, nl: { WebIDs: ' ', WebID: 2 } }).webIds).toEqual([4]);
});

test('the main type has its name in each language, in an order that does not depend on that of the feeds', () => {
  const [fr, nl] = [{ MainTypeName: ' Villa ' }, { MainTypeName: 'Landhuis' }];
  expect(createRow({ fr, nl, de: { MainTypeName: ' ' } }).mainType).toBe('{"fr":"Villa","nl":"Landhuis"}');
  expect(createRow({ nl, fr }).mainType).toBe(createRow({ fr, nl }).mainType);
});

test('texts are those of each language, folded and without markup', () => {
  const { texts } = createRow({
    fr: {
      Title: 'Villa à Éghezée',
      TypeDescription: 'Villa 3 chambres',
      Description: '<p>Piscine<br>chauffée&nbsp;!</p>',
    },
    nl: { TypeDescription: 'Villa' },
  });
  expect(texts).toEqual(
    new Map([
      ['fr', { title: 'villa a eghezee villa 3 chambres', description: 'piscine chauffee' }],
      ['nl', { title: 'villa', description: '' }],
    ]),
  );
});

test('a street is found by each of its words in each language, under the name of the first', () => {
  const { streets } = createRow({
    fr: { Street: 'Rue Neuve', PublishAddress: true },
    nl: { Street: 'Nieuwe rue Neuve', PublishAddress: null },
  });
  expect(Object.fromEntries(streets)).toEqual({
    'rue neuve': 'Rue Neuve',
    neuve: 'Rue Neuve',
    'nieuwe rue neuve': 'Nieuwe rue Neuve',
  });
});

test.each(['\0', '\ud800'])('a record with a text that no database can hold is refused: %j', (text) => {
  expect(() => createRow({ fr: { Street: `Rue ${text}`, PublishAddress: true } })).toThrow(
    'no database can hold',
  );
});
