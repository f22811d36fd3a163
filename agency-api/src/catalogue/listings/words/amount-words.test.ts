import { expect, test } from '@jest/globals';
import { RENT, SALE, type Goal } from 'shared-kit/domain/goal';
import { readAmounts, readEnergy, type WantedAmount } from './amount-words.ts';
import { FoldedText } from './folded-text.ts';

const read = (typed: string, goal: Goal = SALE) => readAmounts(new FoldedText(typed).folded, goal);
const said = ({ of, min, max }: WantedAmount) => ({ of, ...(min && { min }), ...(max && { max }) });

test.each([
  'max 450000',
  '< 450.000',
  'moins de 450 000 €',
  'tot 450k',
  'bis 450.000',
  'under 450000',
  '450000',
  '€ 450.000',
  '450000 euros',
  'jusqu’à 450.000',
  'budget 450000',
  'minder dan 450.000 euro',
  'weniger als 450000',
  '450 mille',
  '0,45 million',
  'no more than 450,000',
  'unter 450 000 EUR',
  '≤ 450000',
  '€450k',
  '450000 € max',
  'niet boven 450.000',
  'nicht über 450.000',
  'pas au-dessus de 450.000 €',
  'max 450T€',
  '450 Tsd. Euro',
])('%s is a most', (typed) => {
  expect(read(typed).map(said)).toEqual([{ of: 'price', max: 450_000 }]);
});

test.each([
  'min 200000',
  'plus de 200.000',
  'vanaf 200k',
  'from 200000',
  'ab 200.000',
  '> 200000',
  '200000+',
])('%s is a least', (typed) => {
  expect(read(typed).map(said)).toEqual([{ of: 'price', min: 200_000 }]);
});

test.each([
  'entre 200000 et 300000',
  '200.000 - 300.000',
  '200-300k',
  'tussen 200k en 300k',
  'between 200000 and 300000',
  'zwischen 200.000 und 300.000 €',
  'van 200.000 tot 300.000',
  'de 200 000 à 300 000 euros',
])('%s has both ends', (typed) => {
  expect(read(typed).map(said)).toEqual([{ of: 'price', min: 200_000, max: 300_000 }]);
});

test.each([
  'max 900',
  '900 €/mois',
  '€ 900 par mois',
  'tot 900 euro per maand',
  '900',
  '900 € cc',
  '900 €/mois charges comprises',
  '€900 pcm',
  '900 Euro im Monat',
  'bis 900 Euro monatlich',
  '900 € warm',
])('%s is a rent', (typed) => {
  const [amount, ...others] = read(typed, RENT);
  expect([said(amount!), others]).toEqual([{ of: 'price', max: 900 }, []]);
  expect(new FoldedText(typed).without([amount!])).toBe('');
});

test('a sale has no such price', () => {
  expect(read('max 900')).toEqual([]);
});

test.each([
  ['200 m²', { of: 'living', min: 200 }],
  ['min. 200m2', { of: 'living', min: 200 }],
  ['max 90 m2', { of: 'living', max: 90 }],
  ['80-120 m²', { of: 'living', min: 80, max: 120 }],
  ['10 ares', { of: 'plot', min: 1_000 }],
  ['1,5 ha', { of: 'plot', min: 15_000 }],
  ['150 m² habitables', { of: 'living', min: 150 }],
  ['superficie habitable de 150 m²', { of: 'living', min: 150 }],
  ['min. 150 m² woonoppervlakte', { of: 'living', min: 150 }],
  ['150 qm Wohnfläche', { of: 'living', min: 150 }],
  ['terrain 1000 m²', { of: 'plot', min: 1_000 }],
  ['jardin de 500 m²', { of: 'plot', min: 500 }],
  ['500 m² grond', { of: 'plot', min: 500 }],
  ['jardin 150 m²', { of: 'living', min: 150 }],
])('%s is a surface', (typed, amount) => {
  expect(read(typed).map(said)).toEqual([amount]);
});

test.each(['5000 Namur', '1370-1328', '3 chambres', 'rue du 8 mai 1945', '12'])(
  '%s names no sum',
  (typed) => {
    expect(read(typed)).toEqual([]);
  },
);

test.each([
  ['PEB B', 'b'],
  ['EPC: A', 'a'],
  ['label C', 'c'],
  ['Energieklasse D', 'd'],
  ['PEB=B', 'b'],
  ['certificat PEB B', 'b'],
  ['EPC rating B', 'b'],
  ['Energieeffizienzklasse B', 'b'],
  ['PEB A ou B', 'ab'],
  ['label A/B', 'ab'],
  ['PEB A à C', 'abc'],
  ['EPC C or better', 'abc'],
  ['minimum', ''],
  ['plan B', ''],
])('%s asks for the letters "%s" of the certificate', (typed, letters) => {
  expect(
    readEnergy(new FoldedText(typed).folded)
      .flatMap(({ groups }) => groups)
      .join(''),
  ).toBe(letters);
});
