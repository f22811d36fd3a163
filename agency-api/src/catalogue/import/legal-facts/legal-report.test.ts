import { expect, test } from '@jest/globals';
import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { detailLegalNotes, LegalReport } from './legal-report.ts';

const SALE = 0;
const RENT = 1;
const HOUSE = '1';
const LAND = '4';
const ZIPS = { Flanders: '9000', Wallonia: '5000', Brussels: '1030' };

/** Lines about one listing with these details; without any, its details are empty. */
function lines(list: Partial<PropertyRecord>, detail: Partial<PropertyDetailRecord> | null = {}): string[] {
  const { properties, details = [] } = createFeed('fr', [{ ID: 7, ...list }], {
    details: detail ? [{ ID: 7, ...detail }] : [],
  });
  const report = new LegalReport();
  // Lists may come in any order.
  for (const record of details) report.addDetail(record.ID, detailLegalNotes(record));
  for (const record of properties) report.addListing(record);
  return report.toLines();
}

/** Keys that are missing of a listing in a region, in alphabetical order. */
const missing = (region: keyof typeof ZIPS, list: Partial<PropertyRecord>, detail = {}) =>
  lines({ Zip: ZIPS[region], WebIDs: HOUSE, ...list }, detail).map(
    (line) => /: (.*) is missing/.exec(line)![1],
  );

test.each([
  [
    'Flanders',
    [
      'AllotmentPermit',
      'EPCLabelText or EnergyPerformance',
      'ElectricityCertificate',
      'GScore',
      'PScore',
      'Permits',
      'PlanningInformation',
      'PreemptiveRights',
      'SoilCertificate',
      'Summons or JudicialDecision',
    ],
  ],
  [
    'Wallonia',
    [
      'EPCCode',
      'EPCLabelText or EnergyPerformance',
      'ElectricityCertificate',
      'EnergyTotal',
      'SoilCertificate',
    ],
  ],
  [
    'Brussels',
    ['CO2Emission', 'EPCLabelText or EnergyPerformance', 'ElectricityCertificate', 'SoilCertificate'],
  ],
] as const)('a house for sale in %s is to tell %j', (region, keys) => {
  expect(missing(region, { Goal: SALE })).toEqual(keys);
});

test.each([
  ['Flanders', ['ChargesRenter', 'EPCLabelText or EnergyPerformance', 'Price']],
  ['Wallonia', ['ChargesRenter', 'EPCCode', 'EPCLabelText or EnergyPerformance', 'EnergyTotal', 'Price']],
  ['Brussels', ['CO2Emission', 'ChargesRenter', 'EPCLabelText or EnergyPerformance', 'Price']],
] as const)('a house for rent in %s is to tell %j', (region, keys) => {
  expect(missing(region, { Goal: RENT })).toEqual(keys);
});

test('land has no building: neither energy, nor a G-score, nor asbestos', () => {
  const keys = missing('Flanders', { Goal: SALE, WebID: 4, WebIDs: LAND }, { ConstructionYear: 1900 });
  expect(keys).toContain('PScore');
  expect(keys.filter((key) => /EPC|GScore|Asbestos|Electricity/.test(key!))).toEqual([]);
});

test.each([
  [1985, true],
  [2000, true],
  [2001, false],
  [undefined, false],
])('asbestos is asked for of a Flemish building of %s: %s', (ConstructionYear, isAsked) => {
  expect(missing('Flanders', { Goal: SALE }, { ConstructionYear }).includes('AsbestosType')).toBe(isAsked);
});

test('what is told is not missing: "none", no charges, and one of two keys are answers', () => {
  const told = { Summons: 'none', ElectricityCertificate: ' ', EPCLabelText: 'C' } as const;
  const keys = missing('Flanders', { Goal: SALE }, told);
  expect(keys).not.toContain('Summons or JudicialDecision');
  expect(keys).not.toContain('EPCLabelText or EnergyPerformance');
  expect(keys).toContain('ElectricityCertificate');
  expect(missing('Flanders', { Goal: RENT }, { ChargesRenter: 0, Price: 900, EPCLabelText: 'C' })).toEqual(
    [],
  );
});

test.each([
  ['sold', { TypeDescription: 'Maison vendue' }, {}],
  ['a sold unit', {}, { UnitStatus: 'Vendu' }],
  ['abroad', { Zip: '1234' }, { CountryID: 50 }],
  ['at no postal code of ours', { Zip: '75001' }, {}],
])('a listing that is %s owes nothing', (_what, list, detail) => {
  expect(lines(list, detail)).toEqual([]);
});

test('a listing without details in the file is said not to have been looked at', () => {
  expect(lines({}, null)).toEqual(['without details in this file, not looked at: 1 listing: 7']);
});

test('listings that lack the same are one line, with ten of their IDs', () => {
  const report = new LegalReport();
  const ids = Array.from({ length: 12 }, (_, index) => index + 1);
  const feed = createFeed(
    'fr',
    ids.map((ID) => ({ ID, Zip: ZIPS.Brussels, WebID: 4, WebIDs: LAND })),
    { details: ids.map((ID) => ({ ID })) },
  );
  for (const record of feed.properties) report.addListing(record);
  for (const record of feed.details!) report.addDetail(record.ID, detailLegalNotes(record));
  expect(report.toLines()).toEqual([
    'Brussels, for sale: SoilCertificate is missing in 12 listings: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more',
  ]);
});
