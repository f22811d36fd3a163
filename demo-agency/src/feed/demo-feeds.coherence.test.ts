import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import {
  computedLabel,
  energyLabel,
  listLabels,
  printedLabel,
  type EnergyScale,
  renovationNotice,
} from 'shared-kit/domain/energy-label';
import { findRegion } from 'shared-kit/domain/region';
import { recogniseVideo } from 'shared-kit/domain/video';
import { documentFacts } from '../documents/document-facts.ts';
import { DOCUMENT_TEXTS } from '../documents/document-texts.ts';
import { demoFeeds } from './demo-feeds.ts';

const french = [...demoFeeds()].find(({ language }) => language === 'fr')!.feed;
const detailsById = new Map((french.details ?? []).map((detail) => [detail.ID, detail]));
const listings = french.properties.map((property) => ({ property, detail: detailsById.get(property.ID)! }));
const details = listings.map(({ detail }) => detail);
const isLand = ({ property }: (typeof listings)[number]) => property.WebID === 4;
const isHome = ({ property }: (typeof listings)[number]) => property.WebID === 1 || property.WebID === 2;
const breaking = (rule: (detail: PropertyDetailRecord) => boolean) =>
  details.filter((detail) => !rule(detail));

test('a certificate says of its home what the feed says, in each language', () => {
  let certificates = 0;
  for (const { language, feed } of demoFeeds())
    for (const detail of feed.details ?? []) {
      const facts = documentFacts({ subject: detail.ID, kind: 'energy', language });
      if (!facts) continue;
      certificates++;
      const told = new Map(facts);
      const says = (key: keyof typeof DOCUMENT_TEXTS) => told.get(DOCUMENT_TEXTS[key][language]) ?? null;
      const figure = (key: keyof typeof DOCUMENT_TEXTS) =>
        says(key) === null ? null : parseInt(says(key)!, 10);
      expect({
        id: detail.ID,
        certificate: says('certificate'),
        performance: figure('performance'),
        living: figure('living'),
        ground: figure('ground'),
        bedrooms: figure('bedrooms'),
        year: figure('constructionYear'),
        label: says('label'),
      }).toEqual({
        id: detail.ID,
        certificate: detail.EPCCode,
        performance: detail.EnergyPerformance,
        living: detail.SurfaceLiving ?? null,
        ground: detail.SurfaceGround ?? null,
        bedrooms: detail.BedRooms ?? null,
        year: detail.ConstructionYear ?? null,
        label: energyLabel({
          countryId: detail.CountryID,
          zip: detail.Zip,
          labelText: detail.EPCLabelText,
          performance: detail.EnergyPerformance,
        })?.text,
      });
    }
  expect(certificates).toBeGreaterThan(100);
});

test('rents are within the range of the market', () => {
  const rents = listings.filter(({ property }) => property.Goal === 1);
  expect(rents.filter(({ detail }) => detail.Price! >= 5000)).toEqual([]);
  expect(rents.filter((it) => isHome(it) && (it.detail.Price! < 550 || it.detail.Price! > 2950))).toEqual([]);
  expect(rents.filter(({ detail }) => !detail.ChargesRenter || !detail.DepositAmount)).toEqual([]);
});

test('a rental advert always shows its rent (product L6)', () => {
  const hidden = listings.filter(
    ({ property, detail }) => property.Goal === 1 && (detail.PriceOnDemand || !detail.PublishPrice),
  );
  expect(hidden).toEqual([]);
});

test('sale prices are within the range of the market', () => {
  const homes = listings.filter((it) => isHome(it) && it.property.Goal === 0 && !it.detail.LifeAnnuity);
  const perSquareMetre = homes.map(({ detail }) => detail.Price! / detail.SurfaceLiving!);
  expect(Math.min(...perSquareMetre)).toBeGreaterThan(800);
  expect(Math.max(...perSquareMetre)).toBeLessThan(13_000);
});

test('rooms fit into the living surface', () => {
  const cramped = listings.filter(
    (it) => isHome(it) && it.detail.SurfaceLiving! < 26 * Math.max(1, it.detail.BedRooms!),
  );
  expect(cramped).toEqual([]);
});

test('land has a surface and neither rooms nor years', () => {
  for (const { detail } of listings.filter(isLand)) {
    expect(detail.SurfaceGround).toBeGreaterThan(300);
    expect([detail.BedRooms, detail.ConstructionYear, detail.EnergyPerformance, detail.Heating]).toEqual([
      undefined,
      undefined,
      undefined,
      null,
    ]);
  }
});

test('gardens are no larger than the plot and terraces fit the flags', () => {
  expect(
    breaking(({ SurfaceGarden: garden, SurfaceGround: ground }) => !garden || !ground || garden < ground),
  ).toEqual([]);
  expect(
    breaking(({ Terrace, SurfaceTerrace }) => Terrace == null || Terrace === Boolean(SurfaceTerrace)),
  ).toEqual([]);
  expect(
    breaking(({ Garden, SurfaceGarden }) => Garden == null || Garden === Boolean(SurfaceGarden)),
  ).toEqual([]);
});

test('a renovation comes after the construction', () => {
  expect(
    breaking(({ ConstructionYear: built, RenovationYear: renewed }) => !renewed || renewed > built!),
  ).toEqual([]);
});

test('a floor exists in its building', () => {
  expect(breaking(({ Floor, NumberOfFloors }) => Floor == null || Floor <= NumberOfFloors!)).toEqual([]);
});

test('the label on a certificate is that of its value', () => {
  for (const { Zip, CountryID, EPCLabelText, EnergyPerformance } of details) {
    const region = findRegion(Zip, CountryID);
    if (!region || EnergyPerformance == null || !EPCLabelText) continue;
    expect([Zip, printedLabel(region, EPCLabelText)]).toEqual([
      Zip,
      computedLabel(region, EnergyPerformance),
    ]);
  }
});

test.each<EnergyScale>(['wallonia', 'brussels', 'flanders'])('every energy label of %s occurs', (scale) => {
  const labels = details
    .map(({ Zip, CountryID, EPCLabelText, EnergyPerformance }) =>
      energyLabel({
        zip: Zip,
        countryId: CountryID,
        labelText: EPCLabelText,
        performance: EnergyPerformance,
      }),
    )
    .filter((energy) => energy?.scale === scale);
  expect(new Set(labels.map((energy) => energy?.label))).toEqual(new Set(listLabels(scale)));
});

test('certificates may have a label, only a value, or be pending', () => {
  const homes = listings.filter(isHome).map(({ detail }) => detail);
  expect(homes.some(({ EPCLabelText, EnergyPerformance }) => !EPCLabelText && EnergyPerformance)).toBe(true);
  expect(homes.some(({ EPCLabelText }) => EPCLabelText === 'En cours de certification')).toBe(true);
  expect(homes.some(({ CountryID, EPCLabelText }) => CountryID === 50 && EPCLabelText)).toBe(true);
});

test('some Flemish homes must be renovated (product E8)', () => {
  const concerned = listings.filter(
    ({ property, detail }) =>
      renovationNotice(
        {
          goal: property.Goal,
          webIds: property.WebIDs.split(', ').map(Number),
          energy: energyLabel({
            zip: detail.Zip,
            countryId: detail.CountryID,
            labelText: detail.EPCLabelText,
            performance: detail.EnergyPerformance,
          }),
        },
        5,
      ) !== undefined,
  );
  expect(concerned.length).toBeGreaterThan(2);
});

test('flood scores and asbestos certificates are Flemish, flood hazards Walloon', () => {
  const regionIs = (region: string) => (detail: PropertyDetailRecord) =>
    findRegion(detail.Zip, detail.CountryID) === region;
  expect(details.filter(({ PScore }) => PScore).every(regionIs('flanders'))).toBe(true);
  expect(details.filter(({ AsbestosType }) => AsbestosType).every(regionIs('flanders'))).toBe(true);
  expect(details.filter(({ FloodZone }) => FloodZone).every(regionIs('wallonia'))).toBe(true);
  expect(new Set(details.map(({ PScore }) => PScore))).toEqual(new Set(['A', 'B', 'C', 'D', null]));
  expect(new Set(details.map(({ GScore }) => GScore))).toEqual(new Set(['A', 'B', 'C', 'D', null]));
});

test('every way of showing a price occurs, and withheld addresses', () => {
  expect(details.some(({ PriceOnDemand }) => PriceOnDemand)).toBe(true);
  expect(details.some(({ PublishPrice }) => PublishPrice === false)).toBe(true);
  expect(details.some(({ PriceUnit }) => PriceUnit === 7)).toBe(true);
  expect(details.some(({ PublishAddress }) => PublishAddress === false)).toBe(true);
});

test('every permit value occurs', () => {
  const values = details.flatMap(({ Permits, JudicialDecision, PlanningInformation, AllotmentPermit }) => [
    Permits,
    JudicialDecision,
    PlanningInformation,
    AllotmentPermit,
  ]);
  expect(new Set(values)).toEqual(new Set(['none', 'no', 'yes', 'pending', undefined]));
});

test('life annuities have bouquet, rent and beneficiaries', () => {
  const annuities = details.flatMap(({ LifeAnnuity }) => (LifeAnnuity ? [LifeAnnuity] : []));
  expect(annuities.length).toBeGreaterThan(3);
  for (const { Ages, Bouquet, MonthlyRent } of annuities) {
    expect(Ages?.every((age) => age > 60)).toBe(true);
    expect(Bouquet).toBeGreaterThan(5000);
    expect(MonthlyRent).toBeGreaterThan(100);
  }
});

test('virtual tours and videos are on hosts that the site supports', () => {
  const links = details.flatMap(({ VirtualTour, Video }) =>
    [VirtualTour, Video].filter((link) => link != null),
  );
  expect(links.length).toBeGreaterThan(60);
  expect(links.filter((link) => !recogniseVideo(link))).toEqual([]);
});

test('mobility scores have a total and seven categories', () => {
  const scores = details.flatMap(({ MobilityScore }) => (MobilityScore ? [MobilityScore] : []));
  expect(scores.length).toBeGreaterThan(300);
  expect(scores.filter((score) => Object.keys(score).length !== 8)).toEqual([]);
});
