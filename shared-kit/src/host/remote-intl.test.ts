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

test('figures are written as in Belgian Dutch in every language, or in the locale that configuration has', () => {
  const messages = { people: [{ type: 2, value: 'count', style: null }] } as never;
  const written = (locale?: string) => {
    const intl = intlFor(messages, 'de', locale);
    return [intl.formatNumber(1240.5), intl.formatMessage({ id: 'people' }, { count: 1240 })];
  };
  expect(written()).toEqual(['1.240,5', '1.240']);
  expect(written('en-GB')).toEqual(['1,240.5', '1,240']);
  expect(written()).toEqual(['1.240,5', '1.240']);
});
