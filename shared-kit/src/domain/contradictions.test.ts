import type { PropertyDetailRecord } from '../contracts/feed/property-detail-record.ts';
import { listContradictions, CONTRADICTIONS, type Contradiction } from './contradictions.ts';

type Facts = Partial<PropertyDetailRecord>;

const photo = (Name: string) => ({
  ID: 1,
  Url: 'https://photos.example/1',
  Name,
  Width: 4,
  Height: 3,
  Kind: 'photo' as const,
});
const found = (facts: Facts, TypeDescription = 'Maison', Goal: 0 | 1 = 0) =>
  listContradictions({ Goal, TypeDescription, Zip: '5000' }, { ID: 1, language: 'fr', ...facts });

const CASES: [Contradiction, Facts, string?, (0 | 1)?][] = [
  [
    'visits-promised',
    { Description: '<p>Visites possibles en soirée et le samedi.</p>' },
    'Maison – visites suspendues',
  ],
  ['visits-promised', { Description: '<p>Bezoek op afspraak.</p>' }, 'VERKOCHT'],
  ['visits-promised', { Description: 'The house can be viewed by appointment.', UnitStatus: 'Sold' }],
  ['visits-promised', { Description: 'Besichtigung nach Vereinbarung.' }, 'Vermietet', 1],
  [
    'price-told',
    { Price: 1_435, Description: '<p>Le loyer de €&nbsp;1.435 s’entend hors charges.</p>' },
    'LOUÉ',
    1,
  ],
  ['price-told', { Price: 250_000, PriceOnDemand: true, Title: 'Maison à 250 000 €' }],
  ['price-told', { Price: 250_000, PublishPrice: false }, 'Huis, 250.000 euro'],
  ['certificate-before-building', { EPCEndDate: '2030-01-11', ConstructionYear: 2027 }],
  ['label-against-value', { EPCLabelText: 'A', EnergyPerformance: 300 }],
  ['total-against-value', { EnergyTotal: 99_000, EnergyPerformance: 200, SurfaceLiving: 100 }],
  ['gas-without-gas', { Gas: false, GasCertificate: 'Conforme' }],
  ['surfaces', { SurfaceLiving: 200, SurfaceTotal: 180 }],
  ['surfaces', { SurfaceLiving: 477, SurfaceStore: 132, SurfaceTotal: 546 }],
  ['surfaces', { SurfaceGarden: 700, SurfaceGround: 600 }],
  ['flag-against-surface', { Terrace: false, SurfaceTerrace: 12 }],
  ['flag-against-surface', { Garden: true, SurfaceGarden: 0 }],
  ['floor-above-roof', { Floor: 6, NumberOfFloors: 4 }],
  ['renovated-before-built', { ConstructionYear: 1998, RenovationYear: 1990 }],
  ['bedrooms-in-text', { BedRooms: 2, Title: 'Villa de quatre chambres' }],
  ['bedrooms-in-text', { BedRooms: 2 }, '3-bedroom house with garden'],
  ['bedrooms-in-text', { BedRooms: 4, Description: '<ul><li>drie slaapkamers</li></ul>' }],
  ['surface-in-text', { SurfaceLiving: 115, Description: '<ul><li>125 m² habitables</li></ul>' }],
  ['surface-in-text', { SurfaceLiving: 1_115, Description: '<ul><li>1.125 m² Wohnfläche</li></ul>' }],
  ['pictured-room', { BathRooms: 0, Pictures: [photo('Salle de bain')] }],
  ['pictured-room', { Garden: false, Pictures: [photo('Tuin')] }],
];

test.each(CASES.map((one) => ({ one })))('$one', ({ one: [kind, facts, headline, goal] }) => {
  expect(found(facts, headline, goal)).toEqual([kind]);
});

test('each kind has a case', () => {
  expect(new Set(CASES.map(([kind]) => kind))).toEqual(new Set(Object.keys(CONTRADICTIONS)));
});

const FINE: [string, Facts, string?, (0 | 1)?][] = [
  ['says nothing', {}],
  ['promises visits that one gets', { Description: 'Visites sur rendez-vous.' }, 'Maison – sous option'],
  [
    'tells that visits are suspended',
    { Description: 'Les visites sont suspendues pour le moment.' },
    'Visites suspendues',
  ],
  ['has a virtual visit', { Description: 'Visite virtuelle sur demande.' }, 'Visites suspendues'],
  ['tells a price that is shown', { Price: 250_000, Description: '250.000 €' }],
  ['has another figure in its text', { Price: 1_435, Description: 'Terrain de 11.435 m²' }, 'LOUÉ', 1],
  [
    'counts one of its bedrooms',
    { BedRooms: 3, Description: '<p>Une chambre au rez, one bedroom upstairs.</p>' },
  ],
  ['has rooms that nobody counted', { Pictures: [photo('Salle de bain'), photo('Jardin')] }],
  [
    'is as it says',
    {
      SurfaceLiving: 115,
      BedRooms: 3,
      Description: '115 m² habitables, trois chambres',
      EPCLabelText: 'D',
      EnergyPerformance: 261,
      EnergyTotal: 30_015,
    },
  ],
];

test.each(FINE.map((one) => ({ one })))('$one contradicts nothing', ({ one: [, facts, headline, goal] }) => {
  expect(found(facts, headline, goal)).toEqual([]);
});
