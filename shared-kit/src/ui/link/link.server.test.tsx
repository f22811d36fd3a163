/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Link as RouterLink, StaticRouter } from 'react-router';
import { Link } from './link.tsx';

beforeAll(() => void Object.assign(globalThis, { __SERVER__: true }));

test.each(['/fr/a-vendre/', '/fr/a-vendre/?city=namur%7C5000&page=2'])(
  'on the server %s is the anchor that a link of the router is',
  (to) => {
    const attributes = { className: 'card', 'aria-label': 'À vendre', rel: 'next', children: 'À vendre' };
    const router = renderToStaticMarkup(
      <StaticRouter location="/fr/">
        <RouterLink to={to} {...attributes} />
      </StaticRouter>,
    );
    const own = renderToStaticMarkup(<Link to={to} {...attributes} viewTransition preventScrollReset />);
    expect(sorted(own)).toEqual(sorted(router));
  },
);

/** The order of attributes says nothing. */
const sorted = (markup: string) => markup.split(/[ >]/).sort();
