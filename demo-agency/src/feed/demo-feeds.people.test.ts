import { demoFeeds } from './demo-feeds.ts';

const feeds = [...demoFeeds()].map(({ feed }) => feed);
const french = feeds.find(({ language }) => language === 'fr')!;

test('the listings have five managers', () => {
  const managers = new Map((french.details ?? []).map(({ Manager }) => [Manager?.Email, Manager]));
  expect(managers.size).toBe(5);
  for (const manager of managers.values()) {
    expect(manager?.Languages).not.toHaveLength(0);
    expect(manager?.Email).toMatch(/^[a-z.]+@[a-z]+\.example$/);
    expect(manager?.Phone).toMatch(/^04\d{8}$/);
  }
});

test('twelve owners each have their own listings, the same in every feed', () => {
  const owners = french.owners ?? [];
  expect(owners).toHaveLength(12);
  expect(owners.every(({ Properties }) => Properties.length >= 3)).toBe(true);
  const owned = owners.flatMap(({ Properties }) => Properties);
  expect(new Set(owned).size).toBe(owned.length);
  for (const feed of feeds) expect(feed.owners).toEqual(owners);
});

test('the detail of a listing names its owner', () => {
  const emails = new Map((french.details ?? []).map(({ ID, OwnerEmail }) => [ID, OwnerEmail]));
  for (const { Email, Properties } of french.owners ?? []) {
    expect(Properties.map((id) => emails.get(id))).toEqual(Properties.map(() => Email));
  }
});

test('some owners are asked for documents, the same codes in every language', () => {
  const readCodes = ({ details }: (typeof feeds)[number]) =>
    new Map(details!.map(({ ID, OwnerDocuments }) => [ID, OwnerDocuments?.map(({ Code }) => Code)]));
  const french = readCodes(feeds.find(({ language }) => language === 'fr')!);
  const asked = [...french].filter(([, codes]) => codes);
  expect(asked.length).toBeGreaterThan(5);
  for (const feed of feeds) for (const [id, codes] of readCodes(feed)) expect(codes).toEqual(french.get(id));
});

test('some of them are due in the weeks after the day of the export, the others when they are found', () => {
  const [{ feed } = { feed: french }] = demoFeeds(new Date('2026-11-23T08:00:00Z'));
  const days = feed.details!.flatMap(({ OwnerDocuments }) => OwnerDocuments?.map(({ Due }) => Due) ?? []);
  expect(days.filter(Boolean).length).toBeGreaterThan(3);
  expect(days).toContain(undefined);
  for (const day of days.filter((due) => due != null))
    expect(['2026-12-02', day, '2026-12-25'].toSorted()).toEqual(['2026-12-02', day, '2026-12-25']);
});
