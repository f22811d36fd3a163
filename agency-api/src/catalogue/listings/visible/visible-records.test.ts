import { expect, test } from '@jest/globals';
import type { Language } from 'shared-kit/domain/languages';
import { exampleConfig } from '../../../../testing/example-agency.ts';
import type { PropertyFacts } from './fact-keys.ts';
import { visibleRecords } from './visible-records.ts';
import { computeWithheld } from './withheld.ts';

const config = exampleConfig();

/** Records with French as the site's first language. */
function shown(records: Partial<Record<Language, PropertyFacts>>, goal = 0) {
  const byLanguage = new Map(Object.entries(records) as [Language, PropertyFacts][]);
  const visible = visibleRecords(byLanguage, computeWithheld(goal, [...byLanguage.values()]), config);
  return Object.fromEntries(visible) as Record<string, PropertyFacts>;
}

test.each([
  ['fr', { PublishPrice: false }],
  ['nl', { PublishPrice: false }],
  ['de', { PriceOnDemand: true }],
] as const)('a price that %s withholds is in no record, nor what is a share of it', (language, flag) => {
  const told = {
    Price: 345_678,
    PriceUnitText: 'À partir de 345.678 €',
    NotaryFees: 3_456,
    NotaryFeesVAT: 4_181,
    RegistrationRights: '43.209,75 €',
    DepositAmount: 34_567,
    AgencyCost: 10_370,
    LifeAnnuity: { Bouquet: 345_678, MonthlyRent: 789, SurvivorRent: 456, Ages: [80] },
    PublishPrice: true,
  };
  const records = shown({ fr: told, nl: { ...told }, de: { ...told }, [language]: { ...told, ...flag } });
  expect(JSON.stringify(records)).not.toMatch(/345.?678|3.?456|4.?181|43.?209|34.?567|10.?370|789|456/);
  expect(records.nl?.LifeAnnuity?.Ages).toEqual([80]);
  const isOnRequest = 'PriceOnDemand' in flag;
  expect(Object.values(records).map(({ PriceOnDemand }) => PriceOnDemand)).toEqual(
    Array.from({ length: 3 }, () => isOnRequest),
  );
});

test('a rental advert always shows its rent', () => {
  expect(shown({ fr: { Price: 900, PublishPrice: false, PriceOnDemand: true } }, 1).fr?.Price).toBe(900);
});

test('an address that one language withholds is in no record, and in no name of a picture or document', () => {
  const thumbnail = { id: 'a', name: 'Façade rue HAUTE, 7', kind: 'photo' as const, width: 4, height: 3 };
  const addressed: PropertyFacts & { thumbnail: typeof thumbnail } = {
    Title: 'Maison, Rue Haute 7',
    TypeDescription: 'Rue Haute - maison',
    Street: 'Rue Haute',
    HouseNumber: '7',
    BoxNr: 'b2',
    Latitude: 50.123456,
    Longitude: 4.987654,
    PublishAddress: true,
    City: 'Namur',
    Zip: '5000',
    Pictures: [
      { ID: 1, Url: 'https://photos.example/', Name: 'Rue haute', Width: 4, Height: 3, Kind: 'photo' },
    ],
    Documents: [{ ID: 1, Url: 'https://agency.example/1', Name: 'PEB_rue-haute-7.pdf', Public: true }],
    thumbnail,
  };
  const records = shown({ nl: addressed, fr: { City: 'Namur', Zip: '5000', PublishAddress: false } });
  expect(JSON.stringify(records)).not.toMatch(/haute|50\.12|4\.98|b2|"7"/i);
  for (const { Latitude, Longitude, PublishAddress } of Object.values(records)) {
    expect([Latitude, Longitude, PublishAddress]).toEqual([50.4669, 4.8675, false]);
  }
});

test('names without a street are kept; a published address is kept', () => {
  const record = { Title: 'Villa hautement lumineuse', Street: 'Rue Haute', City: 'Namur', Zip: '5000' };
  expect(shown({ fr: record }).fr).toMatchObject({ Title: 'Villa hautement lumineuse', Street: null });
  const published = { ...record, PublishAddress: true, Latitude: 50.1, Longitude: 4.9 };
  expect(shown({ fr: published, nl: { PublishAddress: null } }).fr).toMatchObject(published);
});

test('without a known town there is no location', () => {
  const abroad = { City: 'Arlon', Zip: '6700', CountryID: 50, Latitude: 49.6, Longitude: 5.8 };
  expect(shown({ fr: abroad }).fr).toMatchObject({ Latitude: null, Longitude: null });
  expect(shown({ fr: { ...abroad, CountryID: 10, Zip: '' } }).fr).toMatchObject({ Latitude: null });
});

test('facts are those of the first language that has them, in every language; texts stay in their language', () => {
  const records = shown({
    nl: { Title: 'Huis', RecordFile: 'N-1', Price: 250_000, BedRooms: 4, WebIDs: '2, 10', Goal: 1 },
    fr: { Title: 'Maison', RecordFile: 'F-1', Price: 0, BedRooms: 3, WebIDs: ' ', Goal: 0 },
  });
  const facts = { RecordFile: 'F-1', Price: 250_000, BedRooms: 3, WebIDs: '2, 10', Goal: 0 };
  expect(records.fr).toMatchObject({ ...facts, Title: 'Maison' });
  expect(records.nl).toMatchObject({ ...facts, Title: 'Huis' });
});

test('a listing that is discreet in one language is so in all', () => {
  const [discreet] = config.listings.discreetMarquees;
  const records = shown({ fr: { Marquee: 3 }, nl: { Marquee: discreet! } });
  expect([records.fr?.Marquee, records.nl?.Marquee]).toEqual([discreet, discreet]);
});
