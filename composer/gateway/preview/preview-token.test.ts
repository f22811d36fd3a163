import { createHmac } from 'node:crypto';
import { readPreview, signPreview } from './preview-token.ts';

const KEY = 'k'.repeat(32);
const until = Date.now() + 60_000;
const preview = { releases: [{ app: 'mf-a', version: '2' }], until };

/** A payload that was signed as the gateway's own key would. */
function signed(payload: unknown): string {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const encoded = Buffer.from(text).toString('base64url');
  const signature = createHmac('sha256', KEY).update(`release-preview.${encoded}`).digest('base64url');
  return `${encoded}.${signature}`;
}

test('a token says what it was signed for, until it ends', () => {
  const token = signPreview(preview, KEY);
  expect(readPreview(token, KEY)).toEqual(preview);
  expect(readPreview(token, KEY, until - 1)).toEqual(preview);
  expect(readPreview(token, KEY, until)).toBeUndefined();
});

test('no token of another key, and none that was changed, is for anything', () => {
  const token = signPreview(preview, KEY);
  expect(readPreview(token, 'x'.repeat(32))).toBeUndefined();
  for (let index = 0; index < token.length; index++) {
    const other = token[index] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, index) + other + token.slice(index + 1);
    // The last character of base64url has bits that mean nothing.
    if (index < token.length - 1) expect(readPreview(changed, KEY)).toBeUndefined();
  }
  const [payload] = token.split('.');
  const longer = Buffer.from(JSON.stringify({ ...preview, until: until * 2 })).toString('base64url');
  expect(readPreview(token.replace(payload!, longer), KEY)).toBeUndefined();
});

test.each([
  ['nothing', ''],
  ['no signature', Buffer.from('{}').toString('base64url')],
  ['a dot', '.'],
  ['huge', `${'A'.repeat(1_000_000)}.${'A'.repeat(43)}`],
  ['another alphabet', `{"until":1}.${'A'.repeat(43)}`],
  ['several dots', `a.b.${'A'.repeat(43)}`],
])('what is no token is refused: %s', (_what, token) => {
  expect(readPreview(token, KEY)).toBeUndefined();
});

test.each<[string, unknown]>([
  ['no JSON', 'not json'],
  ['no object', [1]],
  ['null', null],
  ['no end', { releases: [['mf-a', '2']] }],
  ['an end that is a text', { releases: [['mf-a', '2']], until: '9999999999999' }],
  ['an endless one', `{"releases":[["mf-a","2"]],"until":1e999}`],
  ['no versions', { releases: [], until }],
  ['too many', { releases: Array.from({ length: 21 }, (_, index) => [`mf-${index}`, '1']), until }],
  [
    'an app twice',
    {
      releases: [
        ['mf-a', '2'],
        ['mf-a', '3'],
      ],
      until,
    },
  ],
  ['a path as version', { releases: [['mf-a', '../../etc']], until }],
  ['a path as app', { releases: [['../mf-a', '1']], until }],
  ['a name of the prototype', { releases: [['__proto__', '1']], until }],
  ['an object of releases', `{"releases":{"__proto__":"1"},"until":${until}}`],
  ['a prototype beside', `{"__proto__":{"releases":[["mf-a","2"]]},"until":${until}}`],
  ['a field that is not known', { releases: [['mf-a', '2']], until, role: 'admin' }],
])('a payload that is wrong is refused though it is signed: %s', (_what, payload) => {
  expect(readPreview(signed(payload), KEY)).toBeUndefined();
});
