import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { formatEuro } from 'shared-kit/domain/numbers';
import { aProperty } from '../../testing/property-fixture.ts';
import { createTestIntl } from '../../testing/render-part.tsx';
import { costFacts, annuityFacts, permitFacts, riskFacts, propertyFacts } from './property-facts.ts';
import { knownGroups, factFormat } from './fact.ts';

const intl = createTestIntl('fr');
const format = factFormat(intl, { euro: formatEuro });
const shown = (changes: Partial<PropertyDetail> = {}) =>
  knownGroups(propertyFacts(aProperty(changes), format, (id) => intl.formatMessage({ id })));
const value = (label: string, changes: Partial<PropertyDetail>) =>
  shown(changes)
    .flatMap(({ facts }) => facts)
    .concat(costFacts(aProperty(changes), format))
    .find(([id]) => id === label)?.[1]
    ?.replace(/\s/g, ' ');

const TYPES: number[] = [10];
const { address, building, charges, finance, rooms, surfaces } = aProperty();

test('unknown values are not shown, nor groups without any', () => {
  expect(shown().map(({ title }) => title)).toEqual(['general.title']);
  expect(shown({ rooms: { ...rooms, toilets: 2 } }).map(({ title }) => title)).toEqual([
    'general.title',
    'rooms.title',
  ]);
});

test('blank texts are unknown', () => {
  expect(value('general.availability', { finance: { ...finance, availability: '  ' } })).toBeUndefined();
});

test.each([
  ['rooms.garages', { rooms: { ...rooms, garages: 2 } }, '2'],
  ['rooms.garages', { rooms: { ...rooms, garages: 0 } }, undefined],
  ['surfaces.living', { surfaces: { ...surfaces, living: 1242.5 } }, '1 242,5 m²'],
  ['surfaces.garden', { surfaces: { ...surfaces, garden: 0 } }, undefined],
  ['building.constructionYear', { building: { ...building, constructionYear: 1936 } }, '1936'],
  ['building.floor', { building: { ...building, floor: 0 } }, 'Rez-de-chaussée'],
  ['building.floor', { building: { ...building, floor: -1 } }, '-1'],
  ['building.widthFront', { building: { ...building, widthFront: 7.5 } }, '7,5 m'],
  ['finance.cadastralIncome', { finance: { ...finance, cadastralIncome: 1250 } }, '€ 1.250'],
  ['finance.registrationRights', { finance: { ...finance, registrationRights: '12,5 %' } }, '12,5 %'],
  [
    'finance.registrationTax',
    { address: { ...address, zip: '9000' }, finance: { ...finance, registrationRights: '2 %' } },
    '2 %',
  ],
  ['surfaces.usable', { typeIds: TYPES, surfaces: { ...surfaces, living: 300 } }, '300 m²'],
  ['finance.agencyCost', { finance: { ...finance, agencyCost: '1500' } }, '€ 1.500'],
  ['finance.chargesOwner', { charges: { ...charges, owner: 85.5 } }, '€ 85,50'],
  ['finance.chargesRenter', { charges: { ...charges, renter: 120 } }, '€ 120 par mois'],
  ['finance.deposit', { goal: 1, finance: { ...finance, deposit: 1700 } }, '€ 1.700'],
  ['finance.depositSale', { goal: 0, finance: { ...finance, deposit: 42500 } }, '€ 42.500'],
  ['general.offer', { goal: 1, section: 'rent' }, 'À louer'],
  ['general.offer', { section: 'discreet' }, 'Vente discrète'],
] as const)('%s of %j reads %s', (label, changes, text) => {
  expect(value(label, changes)).toBe(text);
});

test('permits say none, no, yes or pending', () => {
  const permits = {
    ...aProperty().permits,
    summons: 'none',
    permits: 'yes',
    judicialDecision: 'pending',
  } as const;
  expect(permitFacts(aProperty({ permits }), format).filter(([, text]) => text)).toEqual([
    ['permits.permits', 'Oui'],
    ['permits.summons', 'Néant'],
    ['permits.judicialDecision', 'En cours'],
  ]);
});

test('dates of certificates are written out', () => {
  const risk = { ...aProperty().risk, asbestosDate: '2024-03-01' };
  expect(Object.fromEntries(riskFacts(aProperty({ risk }), format))['risk.asbestosDate']).toBe('1 mars 2024');
});

test('a life annuity lists its terms, an ordinary sale none', () => {
  expect(annuityFacts(aProperty(), format, intl)).toEqual([]);
  const annuity = {
    type: 'Viager occupé',
    ages: [78, 74],
    gender: null,
    monthlyRent: 950,
    bouquet: 60000,
    indexed: true,
    survivorRent: null,
    maxDuration: 15,
  };
  const facts = annuityFacts(aProperty({ annuity }), format, intl).map(([id, text]) => [
    id,
    text?.replace(/\s/g, ' '),
  ]);
  expect(Object.fromEntries(facts)).toMatchObject({
    'annuity.bouquet': '€ 60.000',
    'annuity.monthlyRent': '€ 950 par mois',
    'annuity.indexed': 'Oui',
    'annuity.maxDuration': '15 ans',
    'annuity.ages': '78 ans et 74 ans',
    'annuity.survivorRent': undefined,
  });
});
