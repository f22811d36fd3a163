import { IntlMessageFormat } from 'intl-messageformat';
import { intlFor } from './remote-intl.tsx';

const parse = IntlMessageFormat.__parse;

afterEach(() => {
  IntlMessageFormat.__parse = parse;
});

test('plain text needs no parser, which the browser does not have', () => {
  IntlMessageFormat.__parse = undefined;
  const intl = intlFor({ close: 'Fermer' }, { text: 'fr-BE', numbers: 'fr-BE' });
  expect(intl.formatMessage({ id: 'close' })).toBe('Fermer');
  expect(intl.formatMessage({ id: 'close' }, { unused: 1 })).toBe('Fermer');
});

test('figures are written in a locale of their own, whatever that of the text', () => {
  const messages = { people: [{ type: 2, value: 'count', style: null }] } as never;
  const written = (numbers: string) => {
    const intl = intlFor(messages, { text: 'de-BE', numbers });
    return [intl.formatNumber(1240.5), intl.formatMessage({ id: 'people' }, { count: 1240 })];
  };
  expect(written('nl-BE')).toEqual(['1.240,5', '1.240']);
  expect(written('en-GB')).toEqual(['1,240.5', '1,240']);
  expect(written('nl-BE')).toEqual(['1.240,5', '1.240']);
});
