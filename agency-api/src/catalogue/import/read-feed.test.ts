import { expect, test } from '@jest/globals';
import { createFeed } from '../../../testing/feed-builder.ts';
import { feedItems } from '../../../testing/feed-items.ts';
import { readFeed, parseValue, type FeedItem } from './read-feed.ts';
import { UnreadableFeed } from './decode-feed.ts';

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}
async function all(items: AsyncIterable<FeedItem>): Promise<FeedItem[]> {
  const found: FeedItem[] = [];
  for await (const item of items) found.push(item);
  return found;
}
const read = (text: string, size = 7) => all(readFeed(inPieces(text, size)));

const feed = createFeed('fr', [{ ID: 1, City: 'Liège "haut"\n' }, { ID: 2 }], {
  details: [{ ID: 1, Price: 1.5e5 }],
});

test('reads the same items from chunks of any length as from the object', async () => {
  const expected = await all(feedItems(feed));
  for (const size of [1, 13, 100_000]) expect(await read(JSON.stringify(feed), size)).toEqual(expected);
});

test('accepts keys that are not lists', async () => {
  expect(await read('{"language":"fr","more":{"a":[1]},"properties":[]}')).toEqual([
    { kind: 'value', key: 'language', value: 'fr' },
    { kind: 'value', key: 'more', value: { a: [1] } },
    { kind: 'list', list: 'properties' },
  ]);
});

test.each([
  ['is cut off', '{"properties":[{"ID":1}', 'ends before its JSON does'],
  ['is empty', '', 'ends before its JSON does'],
  ['is no JSON', '<xml/>', 'is not JSON'],
  ['is a list', '[{"ID":1}]', 'is not a JSON object'],
  ['has more after its end', '{} {}', 'is not JSON'],
  ['has words after its end', '{} and more', 'is not JSON'],
  ['is a text', '"properties"', 'is not a JSON object'],
  ['is a number', '12', 'is not a JSON object'],
  ['has a comma too many between records', '{"properties":[{"ID":1},,{"ID":2}]}', 'is not JSON'],
  ['has a comma before the first record', '{"properties":[,{"ID":1}]}', 'is not JSON'],
  ['has a comma after the last record', '{"properties":[{"ID":1},]}', 'is not JSON'],
  ['has a comma after the last list', '{"properties":[],}', 'is not JSON'],
  ['has a comma after the last value', '{"language":"fr",}', 'is not JSON'],
  ['begins with a comma', '{,"language":"fr"}', 'is not JSON'],
  ['has no comma after a list', '{"properties":[] "details":[]}', 'is not JSON'],
  ['has no comma after a value', '{"language":"fr" "details":[]}', 'is not JSON'],
  ['has a key without a value', '{"properties"}', 'is not JSON'],
  ['has an empty value', '{"language":}', 'is not JSON'],
  ['has a number for a key', '{1:[]}', 'is not JSON'],
  ['has two keys for a value', '{"a":"b":1}', 'is not JSON'],
  ['has a list that ends as an object', '{"properties":[{"ID":1}}', 'is not JSON'],
  ['ends as a list', '{"language":"fr"]', 'is not JSON'],
  ['begins with the end', '}', 'is not JSON'],
])('refuses what %s', async (_what, text, reason) => {
  const reading = read(text);
  await expect(reading).rejects.toThrow(UnreadableFeed);
  await expect(reading).rejects.toThrow(reason);
});

test('texts may hold what begins and ends items, escaped or not, also where a chunk ends', async () => {
  const texts = { a: '"}],', b: '\\\\"', c: '\\', d: '{"x":[', e: '\u2028é' };
  const records = [texts, { more: [texts, [], {}] }, 'text', 1, null, []];
  const text = JSON.stringify({ properties: records, '"],{': 1 });
  for (const size of [1, 2, 3, 100]) {
    const [, ...items] = await read(text, size);
    expect(items.slice(0, -1).map((item) => parseValue(item as FeedItem & { kind: 'record' }))).toEqual(
      records,
    );
    expect(items.at(-1)).toEqual({ kind: 'value', key: '"],{', value: 1 });
  }
});

test.each(['{"ID":1', '{"ID":[}', '{"ID":01}', 'x'])(
  'a record that is no JSON is refused by its place: %s',
  (text) => {
    const value = () => parseValue({ kind: 'record', list: 'details', index: 3, text });
    expect(value).toThrow(UnreadableFeed);
    expect(value).toThrow('is not JSON (details[3]: ');
  },
);

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test.each([
  [
    'a record',
    `{"properties":[{"ID":1},{"ID":2,"More":${nested(20_000)}}]}`,
    'properties[1] is nested deeper',
  ],
  ['an unknown key', `{"more":${nested(20_000)}}`, '"more" is nested deeper than 64 levels'],
  ['one that never ends', `{"details":[${'{"a":'.repeat(20_000)}`, 'details[0] is nested deeper'],
])('refuses nesting that no record has: %s', async (_what, text, reason) => {
  const reading = read(text, 1000);
  await expect(reading).rejects.toThrow(UnreadableFeed);
  await expect(reading).rejects.toThrow(reason);
});

test('accepts nesting up to the limit', async () => {
  expect(await read(`{"more":${nested(63)}}`)).toHaveLength(1);
});

test('reports why a file cannot be read', async () => {
  const broken = (async function* (): AsyncGenerator<string> {
    yield '{';
    throw new Error('ENOENT: no such file');
  })();
  await expect(all(readFeed(broken))).rejects.toThrow('cannot be read (ENOENT: no such file)');
});
