import { beforeEach, expect, jest, test } from '@jest/globals';
import { listingPageSchema } from 'shared-kit/contracts/api/listing';
import { projectResponseSchema } from 'shared-kit/contracts/api/project';
import { propertyResponseSchema } from 'shared-kit/contracts/api/property';
import request from 'supertest';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { TIMERS } from '../../../../testing/clock.ts';
import { createFeed, createProject } from '../../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { ensureReadModel } from '../read-model/ensure-read-model.ts';

const photo = (Url: string) => ({ ID: Url, Url, Name: '', Width: 16, Height: 9, Kind: 'photo' as const });

describeOnDatabase('an answer that was given before', (given) => {
  let api: TestApi;
  beforeEach(() => {
    api = testApi(given);
  });

  const answer = async (path: string, { app } = api) => (await request(app).get(path).expect(200)).body;
  const property = async (id: number, from = api) =>
    propertyResponseSchema.parse(await answer(`/api/properties/${id}?lang=fr`, from));
  const page = async (from = api) =>
    listingPageSchema.parse(await answer('/api/listings?lang=fr&goal=0', from));
  const project = async (from = api) =>
    projectResponseSchema.parse(await answer('/api/projects/36?lang=fr', from));

  /** Two similar homes in one town, and a unit of a project. */
  const feed = (over: { house?: object; detail?: object; unit?: object; projectName?: string } = {}) =>
    createFeed(
      'fr',
      [
        { ID: 1, MainTypeName: '', ...over.house },
        { ID: 2 },
        { ID: 3, ProjectID: 36, City: 'Evere', Zip: '1140', WebID: 2, WebIDs: '2', ...over.unit },
      ],
      {
        details: [
          {
            ID: 1,
            Title: 'Belle maison',
            Price: 300_000,
            Pictures: [photo('https://photos.example/1')],
            ...over.detail,
          },
          { ID: 2, Title: 'Autre maison', Price: 310_000 },
          { ID: 3, Title: 'Unité', Price: 250_000 },
        ],
        projects: [createProject('fr', { ID: 36, WebIDName: 'Appartement (1)' })],
        projectDetails: [{ ID: 36, language: 'fr', Name: over.projectName ?? 'Saphir' }],
      },
    );
  /** Every answer that a change might leave outdated. */
  const askAll = () => Promise.all([property(1), property(2), property(3), page(), project()]);

  test('has the new price and title: on the page, in the list, and among similar homes', async () => {
    await api.load(feed());
    await askAll();
    await api.load(feed({ detail: { Title: 'Très belle maison', Price: 320_000 } }));
    const news = { title: 'Très belle maison', price: { amount: 320_000 } };
    expect((await property(1)).property).toMatchObject(news);
    expect((await page()).items.find(({ id }) => id === 1)).toMatchObject(news);
    expect((await property(2)).similar.find(({ id }) => id === 1)).toMatchObject(news);
  });

  test('does not show a withdrawn listing, and shows it again when a feed has it again', async () => {
    const ids = async () => [
      (await page()).items.map(({ id }) => id),
      (await property(2)).similar.map(({ id }) => id),
    ];
    await api.load(feed());
    await askAll();
    const { properties, details, ...rest } = feed();
    await api.load({
      ...rest,
      properties: properties.filter(({ ID }) => ID !== 1),
      ...(details && { details: details.filter(({ ID }) => ID !== 1) }),
    });
    await request(api.app).get('/api/properties/1?lang=fr').expect(410);
    expect(await ids()).toEqual([[3, 2], []]);
    await api.load(feed());
    expect((await property(1)).property.id).toBe(1);
    expect(await ids()).toEqual([[3, 2, 1], [1]]);
  });

  test('has the current names of types', async () => {
    await api.load(feed());
    await askAll();
    const { webIDs, ...rest } = feed();
    await api.load({ ...rest, webIDs: webIDs.map((type) => ({ ...type, Name: `${type.Name} (neuf)` })) });
    expect((await property(1)).property.mainType).toBe('Maison fr (neuf)');
    expect((await page()).facets.types.map(({ name }) => name)).toEqual([
      'Maison fr (neuf)',
      'Appartement fr (neuf)',
    ]);
  });

  test('follows a unit and its project', async () => {
    await api.load(feed());
    await askAll();
    await api.load(feed({ unit: { TypeDescription: 'Vendu' }, projectName: 'Rubis' }));
    expect((await project()).project).toMatchObject({
      name: 'Rubis',
      soldOut: true,
      priceList: [{ status: 'sold' }],
    });
    expect((await property(3)).property).toMatchObject({ status: 'sold', project: { name: 'Rubis' } });
    expect((await property(3)).property.slugs.project).toBe('rubis');
  });

  test('has the guarantee of the day', async () => {
    const guarantees = [
      { region: 'brussels' as const, months: 2 },
      { region: 'brussels' as const, months: 1, from: '2027-01-01' },
    ];
    const appointments = { ...given.config.appointments, guarantees };
    api = testApi({ ...given, config: { ...given.config, appointments } });
    await api.load(feed({ unit: { Goal: 1 } }));
    const monthsAt = async (now: string) => {
      jest.useFakeTimers({ now: new Date(now), doNotFake: [...TIMERS] });
      try {
        return (await property(3)).property.costs?.guaranteeMonths;
      } finally {
        jest.useRealTimers();
      }
    };
    expect(await monthsAt('2026-12-31T22:30:00Z')).toBe(2);
    expect(await monthsAt('2026-12-31T23:30:00Z')).toBe(1);
  });

  test('shows the new picture', async () => {
    await api.load(feed());
    const [before] = await askAll();
    await api.load(feed({ detail: { Pictures: [photo('https://photos.example/2')] } }));
    const { picture } = (await property(1)).property;
    expect(picture?.url).toBeDefined();
    expect(picture?.url).not.toBe(before.property.picture?.url);
    expect((await page()).items.find(({ id }) => id === 1)?.picture).toEqual(picture);
  });

  test('stays as it is while another configuration is rolled out, and is by that one from an API with it: spellings of towns, discreet listings', async () => {
    await api.load(feed({ house: { Marquee: 7 } }));
    await askAll();
    const config: AgencyConfig = {
      ...given.config,
      listings: { ...given.config.listings, cityCorrections: { Namur: 'Namen' }, discreetMarquees: [7] },
    };
    await ensureReadModel(given.database, config);
    expect((await property(1)).property.city).toBe('Namur');
    const restarted = testApi({ database: given.database, config });
    expect((await property(1, restarted)).property).toMatchObject({ city: 'Namen', section: 'discreet' });
  });

  test('is current in another process that shares the database', async () => {
    const other = testApi(given);
    await api.load(feed());
    await Promise.all([property(1), property(1, other), page(other), project(other)]);
    await api.load(feed({ detail: { Price: 320_000 }, projectName: 'Rubis' }));
    expect((await property(1, other)).property.price.amount).toBe(320_000);
    expect((await page(other)).items.find(({ id }) => id === 1)?.price.amount).toBe(320_000);
    expect((await project(other)).project.name).toBe('Rubis');
  });

  test('is answered with 304 to its ETag until it changes', async () => {
    await api.load(feed());
    const asked = () => request(api.app).get('/api/properties/1?lang=fr');
    const { etag } = (
      await asked()
        .expect(200)
        .expect('content-type', /^application\/json/)
    ).headers;
    await asked().set('if-none-match', etag!).expect(304);
    await api.load(feed({ detail: { Price: 320_000 } }));
    const changed = await asked().set('if-none-match', etag!).expect(200);
    expect(changed.headers.etag).not.toBe(etag);
  });
});
