import { expect, test } from '@jest/globals';
import { decodeFeed, UnreadableFeed, type FeedEncoding } from './decode-feed.ts';

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function decode(bytes: Uint8Array, encoding?: FeedEncoding, size = 5): Promise<string> {
  let text = '';
  for await (const piece of decodeFeed(inPieces(bytes, size), encoding)) text += piece;
  return text;
}

const SIZES = [1, 2, 3, 4, 7, 1000];

test('UTF-8 is decoded correctly from chunks of any length, with and without byte order mark', async () => {
  const text = '{"City":"Liège","Name":"Façade 🏠 \uFFFD"}';
  for (const size of SIZES) {
    expect(await decode(Buffer.from(text), 'utf-8', size)).toBe(text);
    expect(await decode(Buffer.from(`\uFEFF${text}`), undefined, size)).toBe(text);
  }
});

test('a byte order mark that is not at the beginning is text', async () => {
  expect(await decode(Buffer.from('{"a":"\uFEFF"}'))).toBe('{"a":"\uFEFF"}');
});

test.each([
  ['a letter of Latin-1', Buffer.from('{"City":"Liège"}', 'latin1'), '0xe8 at position 11'],
  [
    'the same after many good letters',
    Buffer.concat([Buffer.from(`"${'é'.repeat(500)}`), Buffer.of(0xe9, 0x22)]),
    '0xe9 at position 1001',
  ],
  [
    'a replacement character before it',
    Buffer.concat([Buffer.from('\uFFFDé'), Buffer.of(0xff)]),
    '0xff at position 5',
  ],
  ['an overlong form', Buffer.of(0x7b, 0x22, 0xc0, 0xaf), '0xc0 at position 2'],
  ['half a surrogate pair', Buffer.of(0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22), '0xed at position 2'],
  ['a character that is cut off at the end', Buffer.from('{"é🏠').subarray(0, 6), '0xf0 at position 4'],
])('bytes that are no UTF-8 are refused with their place: %s', async (_what, bytes, place) => {
  for (const size of SIZES) {
    const reading = decode(bytes, 'utf-8', size);
    await expect(reading).rejects.toThrow(UnreadableFeed);
    await expect(reading).rejects.toThrow(`is not UTF-8: byte ${place}`);
  }
});

test.each(['latin1', 'windows-1252'] as const)('%s is decoded when it is specified', async (encoding) => {
  const bytes = Buffer.concat([Buffer.from('Liège, 1 m², ', 'latin1'), Buffer.of(0x80)]);
  for (const size of SIZES) expect(await decode(bytes, encoding, size)).toBe('Liège, 1 m², €');
});

test.each([
  ['UTF-16 with a mark', Buffer.from('\uFEFF{"a":1}', 'utf16le'), 'is UTF-16'],
  ['UTF-16 of the other order', Buffer.from('\uFEFF{"a":1}', 'utf16le').swap16(), 'is UTF-16'],
  ['UTF-16 without a mark', Buffer.from('{"a":1}', 'utf16le'), 'is UTF-16'],
  ['UTF-32', Buffer.of(0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0), 'is UTF-32'],
])('%s is refused by its name, whatever encoding is asked for', async (_what, bytes, reason) => {
  for (const size of SIZES) {
    await expect(decode(bytes, 'utf-8', size)).rejects.toThrow(reason);
    await expect(decode(bytes, 'latin1', size)).rejects.toThrow(reason);
  }
});

test('a file with a byte order mark of UTF-8 is not decoded as latin1', async () => {
  await expect(decode(Buffer.from('\uFEFF{}'), 'latin1')).rejects.toThrow('is UTF-8 by its byte order mark');
});
