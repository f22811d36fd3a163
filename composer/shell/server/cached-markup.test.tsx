/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { cachedMarkup } from './cached-markup.ts';

/** As the gateway keeps it. */
function keeper() {
  const kept = new Map<string, string>();
  return (key: string, render: () => string) => {
    kept.set(key, kept.get(key) ?? render());
    return kept.get(key)!;
  };
}

const createCard = (release: string) =>
  function Card() {
    return <p>{release}</p>;
  };

test('a component of the same name, of another release, has markup of its own', () => {
  const renderCached = cachedMarkup(keeper());
  const [One, Two] = [createCard('1.0.0'), createCard('2.0.0')];
  const shown = [One, Two, One].map((Card) => renderCached({ by: [Card], key: '{}' }, <Card />));
  expect(shown).toEqual(['<p>1.0.0</p>', '<p>2.0.0</p>', '<p>1.0.0</p>']);
});

test('is rendered again for other props, and for another language', () => {
  const renderCached = cachedMarkup(keeper());
  const [Card, french, dutch] = [createCard('1.0.0'), { language: 'fr' }, { language: 'nl' }];
  const show = (language: object, key: string, text: string) =>
    renderCached({ by: [Card, language], key }, <b>{text}</b>);
  expect(show(french, '1', 'un')).toBe('<b>un</b>');
  expect(show(french, '2', 'deux')).toBe('<b>deux</b>');
  expect(show(dutch, '1', 'een')).toBe('<b>een</b>');
  expect(show(french, '1', 'never asked for')).toBe('<b>un</b>');
});

test('a remote cannot put its markup in the place of another one’s', () => {
  const kept: string[] = [];
  const renderCached = cachedMarkup((key, render) => {
    kept.push(key);
    return render();
  });
  const [card, texts, own] = [{}, {}, {}];
  renderCached({ by: [card, texts], key: '{"id":1}' }, <p />);
  const [known] = kept;
  const [first, second] = known!.split(/[ :]/);
  for (const by of [[], [own], [own, own]])
    for (const key of [known!, `${second}:{"id":1}`, `${first} ${second}:{"id":1}`, ' {"id":1}', '{"id":1}'])
      renderCached({ by, key }, <p />);
  expect(kept.filter((key) => key === known)).toHaveLength(1);
});
