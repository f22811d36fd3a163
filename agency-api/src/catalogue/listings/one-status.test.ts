import { expect, test } from '@jest/globals';
import fc from 'composer/testing/fast-check.ts';
import type { ListingCard, ListingStatus } from 'shared-kit/contracts/api/listing';
import type { MapAnswer } from 'shared-kit/contracts/api/map';
import type { ProjectUnit } from 'shared-kit/contracts/api/project';
import type { Feed } from 'shared-kit/contracts/feed/feed';
import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import request from 'supertest';
import { describeOnSharedDatabase } from '../../../testing/test-database.ts';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { testApi } from '../../../testing/test-api.ts';
import { ensureReadModel } from './read-model/ensure-read-model.ts';

/** From what closes most to what closes least, each as exporters word it in nl, fr, de and en. */
const WORDED: readonly (readonly [ListingStatus, readonly string[]])[] = [
  ['sold', ['Verkocht', 'VENDU', 'Verkauft', 'Sold out']],
  ['rented', ['Verhuurd', 'Loué', 'Vermietet', 'Rented']],
  ['under-offer', ['Onder bod', 'Sous offre', 'Angebot liegt vor', 'Under offer']],
  ['under-option', ['In optie', 'Sous option', 'Unter Option', 'Under option']],
  ['reserved', ['Gereserveerd', 'Réservé', 'Reserviert', 'Reserved']],
  ['visits-suspended', ['Bezoeken opgeschort', 'Visites suspendues', 'Besichtigungen ausgesetzt', 'Viewings suspended']],
  ['price-drop', ['Prijsverlaging', 'Baisse de prix', 'Preissenkung', 'Price reduced']],
  ['new', ['Nieuw', 'Nouveau', 'Neu', 'New']],
  ['for-takeover', ['Over te nemen', 'À remettre', 'Zu übernehmen', 'For takeover']],
]; // prettier-ignore
const NOTHING = ['', 'Villa', 'Appartement 2 chambres', 'Vrij', 'Libre', 'À vendre'];
/** Rented where it is for rent; of a home for sale these speak of its tenants. */
const OF_TENANTS = ['Verhuurd appartement', 'Appartement loué', 'Vermietete Wohnung, vermietet an Familie'];

const wording = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NOTHING) },
  { weight: 3, arbitrary: fc.constantFrom(...WORDED.flatMap(([, words]) => words)) },
  { weight: 1, arbitrary: fc.constantFrom(...OF_TENANTS) },
);
/** Says its status in some records, in the headline, as a unit, or both; or names its street, which is then withheld. */
const record = fc.record({
  headline: wording,
  unit: fc.option(wording, { nil: null }),
  goal: fc.constantFrom(0, 0, 1),
  namesStreet: fc.boolean(),
});
const home = fc
  .uniqueArray(fc.constantFrom(...LANGUAGES), { minLength: 1, maxLength: 3 })
  .chain((languages) =>
    fc.tuple(...languages.map((language) => record.map((said) => ({ language, ...said })))),
  )
  .chain((records) =>
    fc.record({
      records: fc.constant(records),
      isUnit: fc.boolean(),
      isPublic: fc.boolean(),
      price: fc.integer({ min: 100_000, max: 900_000 }),
    }),
  );
type Home = typeof home extends fc.Arbitrary<infer Value> ? Value : never;

const PROJECT = 36;
const CHARGES = 120;
const FEES = 3_000;

function createFeeds(homes: readonly Home[]): Feed[] {
  return LANGUAGES.map((language) => {
    const there = homes.flatMap(({ records, ...shared }, index) => {
      const own = records.find((said) => said.language === language);
      return own ? [{ ID: index + 1, ...shared, ...own }] : [];
    });
    return createFeed(
      language,
      there.map(({ ID, goal, headline, namesStreet, isUnit }) => ({
        ID,
        Goal: goal,
        TypeDescription: [headline, namesStreet && 'Rue Haute'].filter(Boolean).join(' - '),
        ...(isUnit && { ProjectID: PROJECT }),
      })),
      {
        projects: [{ ID: PROJECT, Goal: 0, City: 'Namur', Zip: '5000', WebID: '1', WebIDName: '', ProjectWebID: 1, SmallPicture: '', language }],
        details: there.map(({ ID, unit, isPublic, price }) => ({
          ID,
          Price: price,
          ChargesRenter: CHARGES,
          NotaryFees: FEES,
          Street: 'Rue Haute',
          PublishAddress: isPublic,
          UnitStatus: unit,
        })),
      },
    );
  }); // prettier-ignore
}

type Items = { items: { id: number }[] };
const idsIn = ({ items }: Items) => new Set(items.map(({ id }) => id));
const byId = <Item extends { id: number }>(items: Item[]) => new Map(items.map((item) => [item.id, item]));
const told = ({ status, price }: Pick<ListingCard, 'status' | 'price'>) => [status, price.amount];

describeOnSharedDatabase('the status of a listing', (given) => {
  async function load(homes: readonly Home[]) {
    await emptyTables(given.database);
    await ensureReadModel(given.database, given.config);
    const api = testApi(given);
    await api.load(...createFeeds(homes));
    return async (path: string, query: object = {}) =>
      (await request(api.app).get(path).query(query).expect(200)).body;
  }

  test('is the same on cards, in lists, orders and filters, on the map, its page, in its project and for crawlers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(home, { minLength: 15, maxLength: 25 }),
        fc.constantFrom(...LANGUAGES),
        async (homes, lang) => {
          const get = await load(homes);
          const ids = homes.map((_, index) => index + 1);
          const cards: ListingCard[] = (await get('/api/listing-cards', { lang, id: ids })).items;
          expect(cards.map(({ id }) => id)).toEqual(ids);
          for (const goal of [0, 1]) {
            const ofGoal = cards.filter((card) => card.goal === goal);
            await compare(get, { lang, goal }, homes, ofGoal);
          }
        },
      ),
      { numRuns: 4, endOnFailure: true },
    );
  });

  async function compare(
    get: Awaited<ReturnType<typeof load>>,
    asked: { lang: Language; goal: number },
    homes: readonly Home[],
    cards: ListingCard[],
  ) {
    const all = { ...asked, sold: 'show', pageSize: 48 };
    const shown = await get('/api/listings', all);
    const dearest = await get('/api/listings', { ...all, sort: 'price-desc' });
    const open = await get('/api/listings', { ...all, sold: 'hide' });
    const inLists = byId<ListingCard>(shown.items);
    const points = byId<MapAnswer['points'][0]>((await get('/api/map', { ...asked, sold: 'show' })).points);
    const { project } = await get(`/api/projects/${PROJECT}`, asked);
    const units = byId<ProjectUnit>(project.priceList);
    const onOffer = {
      open: idsIn(open),
      priced: idsIn(await get('/api/listings', { ...all, priceMin: 1 })),
      feed: idsIn(await get('/api/new-listings', asked)),
      sitemap: idsIn(await get('/api/sitemap/listings')),
    };
    for (const card of cards) {
      const { id, goal } = card;
      const { isUnit, price, records } = homes[id - 1]!;
      const status = expectedStatus(records, goal);
      const closed = status === 'sold' || status === 'rented';
      const expected = [status, closed ? null : price];
      const { property } = await get(`/api/properties/${id}`, asked);
      const { closed: onMap, price: priceOnMap } = points.get(id)!;
      expect({
        records,
        card: told(card),
        inList: told(inLists.get(id)!),
        page: told(property),
        costs: [property.charges.renter, property.finance.notaryFees],
        unit: isUnit ? told(units.get(id)!) : expected,
        map: [onMap, priceOnMap],
        onOffer: Object.values(onOffer).map((ids) => ids.has(id)),
      }).toEqual({
        records,
        card: expected,
        inList: expected,
        page: expected,
        costs: closed ? [null, null] : [CHARGES, FEES],
        unit: expected,
        map: [closed, closed ? null : price],
        onOffer: Array.from({ length: 4 }, () => !closed),
      });
    }
    for (const { items } of [shown, dearest]) {
      const gone = (items as ListingCard[]).map(({ price }) => price.amount === null);
      expect(gone).toEqual(gone.toSorted());
    }
    expect(shown.facets.sold).toBe(shown.total - open.total);
  }
});

/** What the records word, in whichever language and place: the one that closes most (product L2). */
function expectedStatus(records: Home['records'], goal: number): ListingStatus | null {
  const words = records.flatMap(({ headline, unit }) => [headline, unit]);
  const said =
    WORDED.find(([, wordings]) => words.some((word) => wordings.includes(word ?? '')))?.[0] ?? null;
  const isLet = goal !== 0 && said !== 'sold' && words.some((word) => OF_TENANTS.includes(word ?? ''));
  return isLet ? 'rented' : said;
}
