import { expect, test } from '@jest/globals';
import { scriptJson } from './script-json.ts';

const shared = Object.freeze({ text: 'Namur & <Liège>', list: Object.freeze([1, null]) });

test.each([
  [{ a: undefined, b: null, c: [undefined, 1], d: { '<': '>' } }],
  [{ shared, again: { shared } }],
  [[shared, 'text', 1]],
  [null],
  ['text'],
])('%j comes back as JSON would bring it back', (value) => {
  expect(JSON.parse(scriptJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
  expect(JSON.parse(scriptJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
});

test.each(['</script><script>alert(1)</script>', '<!--', '\u2028\u2029', '&amp;'])(
  '%j cannot end the script and comes back as it was',
  (text) => {
    const json = scriptJson({ text });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);
