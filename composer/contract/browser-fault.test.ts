import { faultMessage } from './browser-fault.ts';

test.each([
  [
    "TypeError: Cannot read properties of undefined (reading 'price')",
    "TypeError: Cannot read properties of undefined (reading 'price')",
  ],
  ['Error: the basket is empty', 'Error: the basket is empty'],
  ['Error: no town "Jan Peeters, Gent"', 'Error: no town "…"'],
  [
    'SyntaxError: Unexpected token \'j\', "jan" is not valid JSON',
    'SyntaxError: Unexpected token "…", "…" is not valid JSON',
  ],
  ['Error: jan@example.be is taken', 'Error: (e-mail) is taken'],
  ['Error: https://site.example/fr/?token=s3cret failed', 'Error: (address) failed'],
  ['Error: call 0475 12 34 56 or 20261128', 'Error: call … or …'],
  [
    'Error: Minified React error #418; visit https://react.dev/errors/418?args[]=HTML',
    'Error: Minified React error #418; visit (address)',
  ],
  ['Error: it said "never ending', 'Error: it said "…"'],
  ['Error: two\n  lines', 'Error: two lines'],
])('%s', (message, sent) => {
  expect(faultMessage(message)).toBe(sent);
  expect(faultMessage(sent)).toBe(sent);
});

test('a message without end is cut', () => {
  expect(faultMessage('a '.repeat(100_000))).toHaveLength(200);
});
