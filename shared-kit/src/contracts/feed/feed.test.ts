import { feedSchema, feedJsonSchema, feedLists, requiredFeedLists } from './feed.ts';
import { propertyDetailRecordSchema } from './property-detail-record.ts';

const property = {
  ID: 1399,
  Goal: 0,
  City: 'Eghezée',
  Zip: '5310',
  TypeDescription: 'Maison - vendu',
  WebID: 1,
  WebIDs: '1, 10',
  MainTypeName: '',
  language: 'fr',
  RecordFile: 'A1399',
  Marquee: 0,
};
const emptyFeed = {
  language: 'fr',
  properties: [],
  projects: [],
  webIDs: [],
  citys: [],
  citysSale: [],
  citysRent: [],
  neighbourhoods: [],
};
const faults = (input: unknown) =>
  feedSchema.safeParse(input).error?.issues.map((issue) => issue.path.join('.')) ?? [];

test('a feed of empty lists is complete', () => {
  expect(faults(emptyFeed)).toEqual([]);
});

test('every list of the payload must be present', () => {
  expect(faults({ language: 'fr' })).toEqual([
    'properties',
    'projects',
    'webIDs',
    'citys',
    'citysSale',
    'citysRent',
    'neighbourhoods',
  ]);
});

test('a listing needs neither picture nor project nor type name', () => {
  expect(faults({ ...emptyFeed, properties: [property] })).toEqual([]);
});

test('errors are located by list, index and field', () => {
  const bad = { ...property, Goal: 2, WebIDs: '1;10', Zip: 5310 };
  expect(faults({ ...emptyFeed, properties: [property, bad] })).toEqual([
    'properties.1.Goal',
    'properties.1.Zip',
    'properties.1.WebIDs',
  ]);
});

test('details may be no more than an ID, and null means unknown', () => {
  const known = { ID: 1, language: 'nl' };
  expect(propertyDetailRecordSchema.safeParse(known).success).toBe(true);
  expect(propertyDetailRecordSchema.safeParse({ ...known, Price: null, Pictures: null }).success).toBe(true);
});

test('details reject impossible values: negative rooms, unknown permits, a script as link', () => {
  const { error } = propertyDetailRecordSchema.safeParse({
    ID: 1,
    language: 'nl',
    BedRooms: -1,
    Permits: 'maybe',
    Video: 'javascript:alert(1)',
    EPCEndDate: '31/12/2030',
  });
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([
    'BedRooms',
    'EPCEndDate',
    'Permits',
    'Video',
  ]);
});

const withVideo = (Video: string) => propertyDetailRecordSchema.safeParse({ ID: 1, language: 'fr', Video });

test.each([
  ['youtube.com/watch?v=dQw4w9WgXcQ', 'https://youtube.com/watch?v=dQw4w9WgXcQ'],
  ['//youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
  ['my.matterport.com/show/?m=abc123', 'https://my.matterport.com/show/?m=abc123'],
  ['http://films.example/a.mp4', 'http://films.example/a.mp4'],
])('the video %s is kept as %s', (link, kept) => {
  expect(withVideo(link).data?.Video).toBe(kept);
});

test.each(['films.example/a.mp4', '//films.example/a.mp4', 'film.mp4', 'youtube.com/@agency', 'a b'])(
  'the video %s is refused, once',
  (link) => {
    expect(withVideo(link).error?.issues).toMatchObject([
      { path: ['Video'], message: expect.stringContaining('must start with') as string },
    ]);
  },
);

test.each([
  ['on one day', '2026-12-05T10:00', '2026-12-05T13:00', []],
  ['in UTC, on one Belgian day', '2026-12-04T23:30:00Z', '2026-12-05T22:30:00Z', []],
  ['over two days', '2026-12-05T10:00', '2026-12-06T16:00', ['OpenDays.0.End']],
  ['in UTC, over two Belgian days', '2026-12-05T10:00:00Z', '2026-12-05T23:30:00Z', ['OpenDays.0.End']],
  ['at no moment', 'noonZ', 'noonZ', ['OpenDays.0.Start', 'OpenDays.0.End']],
])('an open day %s is refused by its field, or accepted', (_when, Start, End, paths) => {
  const { error } = propertyDetailRecordSchema.safeParse({
    ID: 1,
    language: 'nl',
    OpenDays: [{ Start, End }],
  });
  expect((error?.issues ?? []).map((issue) => issue.path.join('.'))).toEqual(paths);
});

test('a mobility score has a total and at most seven categories, named by the exporter', () => {
  const score = (categories: number) => ({
    ID: 1,
    language: 'fr',
    MobilityScore: {
      Total: 7,
      ...Object.fromEntries(Array.from({ length: categories }, (_, index) => [`Catégorie ${index}`, 8.5])),
    },
  });
  expect(propertyDetailRecordSchema.safeParse(score(7)).success).toBe(true);
  expect(propertyDetailRecordSchema.safeParse(score(8)).success).toBe(false);
});

const schema = feedJsonSchema() as { properties: object; required: string[]; $defs: Record<string, object> };

test('describes every list, and requires those of the payload', () => {
  expect(Object.keys(schema.properties)).toEqual(['language', ...Object.keys(feedLists)]);
  expect(schema.required).toEqual(['language', ...Object.keys(requiredFeedLists)]);
});

test('forbids no unknown key, as the loader keeps them', () => {
  expect(schema.$defs.Property).not.toHaveProperty('additionalProperties');
});
