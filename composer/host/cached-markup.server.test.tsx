/** @jest-environment node */
import { atom, useAtomValue } from 'jotai';
import { renderToString } from 'react-dom/server';
import { useLocation } from 'react-router';
import { useIntl } from 'react-intl';
import { madeUpHost } from '../testing/made-up-host.ts';
import type { Host } from './host.tsx';
import { HostContext, RemoteIntl, useHost, useCachedMarkup } from './host.tsx';

beforeAll(() => void Object.assign(globalThis, { __SERVER__: true }));

/** Asked for in this order, with what was rendered for each. */
const asked: { by: readonly object[]; key: string; markup: string }[] = [];
const cachedMarkup: Host['cachedMarkup'] = (id, part) => {
  const markup = renderToString(part);
  asked.push({ ...id, markup });
  return markup;
};

beforeEach(() => void asked.splice(0));

function Card({ id }: { id: number }) {
  const intl = useIntl();
  return (
    <p lang={useHost().language}>
      {intl.formatMessage({ id: 'home' })} {id}
    </p>
  );
}

const List = ({ of: Part = Card }) => <li {...useCachedMarkup(Part)({ id: 7 })} />;

const page = (keeps: boolean, of = Card, language: 'fr' | 'nl' = 'fr') =>
  renderToString(
    <HostContext value={{ ...madeUpHost(language), ...(keeps && { cachedMarkup }) }}>
      <RemoteIntl messages={MESSAGES[language]}>
        <List of={of} />
      </RemoteIntl>
    </HostContext>,
  );

const MESSAGES = { fr: { home: 'Maison' }, nl: { home: 'Huis' } };

test('cached markup is what is rendered without keeping, with texts and shell', () => {
  expect(page(true)).toBe(page(false));
  expect(page(true)).toBe('<li><p lang="fr">Maison<!-- --> <!-- -->7</p></li>');
  expect(asked).toHaveLength(2);
});

test('is told apart by component, texts and configuration, and by its props', () => {
  page(true);
  page(true, Card, 'nl');
  const [french, dutch] = asked;
  expect(french!.key).toBe('{"id":7}');
  expect(french!.by[0]).toBe(Card);
  expect(french!.by[1]).not.toBe(dutch!.by[1]);
  expect(french!.by[2]).toEqual(madeUpHost('fr').site);
});

test('a component that reads the state of a visitor fails', () => {
  const visitors = atom('Rue Haute 1');
  const Private = () => <p>{useAtomValue(visitors)}</p>;
  expect(() => page(true, Private)).toThrow('the same for every visitor');
});

test('a component that reads the address fails', () => {
  const Located = () => <p>{useLocation().search}</p>;
  expect(() => page(true, Located)).toThrow('useLocation');
});
