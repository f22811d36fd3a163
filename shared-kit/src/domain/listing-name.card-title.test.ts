import { cardTitle } from './listing-name.ts';

test('a title for which there is room is whole', () => {
  expect(cardTitle('Acheter en viager, à son rythme : appartement à Liège')).toBe(
    'Acheter en viager, à son rythme : appartement à Liège',
  );
});

test.each([
  [
    'Bring your furniture and move in: elegant architect-designed villa in Jambes',
    'Bring your furniture and move in',
  ],
  [
    'Acheter en viager, à son rythme : spacieuse villa d’architecte à Eghezée',
    'Acheter en viager, à son rythme',
  ],
  [
    'Terrasses de Miss Cavell: appartement met één slaapkamer en lage energiefactuur',
    'Terrasses de Miss Cavell: appartement met één slaapkamer',
  ],
  [
    'Saphir: Wohnung mit zwei Schlafzimmern und niedrigem Energieverbrauch',
    'Saphir: Wohnung mit zwei Schlafzimmern',
  ],
  [
    'Sankt Vith: familienfreundliches Haus mit ausbaubarem Dachboden',
    'Sankt Vith: familienfreundliches Haus',
  ],
  [
    'À Woluwe-Saint-Lambert, un immeuble de rapport soigné près du parc de Roodebeek',
    'À Woluwe-Saint-Lambert, un immeuble de rapport soigné',
  ],
])('a long one ends with a phrase: %s', (title, shown) => {
  expect(cardTitle(title)).toBe(shown);
});

test('one without phrases ends with a word that does not ask for the next', () => {
  expect(cardTitle('Woluwe-Saint-Lambert immeuble de rapport entièrement rénové du parc de Roodebeek')).toBe(
    'Woluwe-Saint-Lambert immeuble de rapport entièrement…',
  );
});

test('a single word that is too long is left to the browser, which hyphenates it', () => {
  const word = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung';
  expect(cardTitle(word)).toBe(word);
});
