import { IntlMessageFormat } from 'intl-messageformat';
import { intlFor } from './remote-intl.tsx';

const parse = IntlMessageFormat.__parse;

afterEach(() => {
  IntlMessageFormat.__parse = parse;
});

test('plain text needs no parser, which the browser does not have', () => {
  IntlMessageFormat.__parse = undefined;
  const intl = intlFor({ close: 'Fermer' }, 'fr');
  expect(intl.formatMessage({ id: 'close' })).toBe('Fermer');
  expect(intl.formatMessage({ id: 'close' }, { unused: 1 })).toBe('Fermer');
});
