import type { PageMetadata } from 'composer/contract';
import { useHost } from 'composer/host';
import { defineShell, hydrationProbe, PageScriptData, usePageMeta, useShellDocument } from 'composer/shell';
import { FormattedMessage } from 'react-intl';
import { Link, Outlet, ScrollRestoration, useRouteError } from 'react-router';
import { languages } from '../site.ts';

function Document() {
  const { language, href } = useHost();
  const { stylesheets, data } = useShellDocument();
  const { title, paths } = usePageMeta(NO_META) ?? NO_META;
  const error = useRouteError();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        {stylesheets.map(({ href, integrity }) => (
          <link key={href} rel="stylesheet" href={href} integrity={integrity} precedence="base" />
        ))}
      </head>
      <body {...hydrationProbe}>
        <header>
          <Link to={href('home')!}>Notes</Link>
          {languages.map((code) => (
            <a key={code} lang={code} hrefLang={code} href={paths[code] ?? href('home', {}, code)}>
              {code.toUpperCase()}
            </a>
          ))}
        </header>
        <main>{error ? <ErrorPage status={500} /> : <Outlet />}</main>
        {__SERVER__ ? data && <PageScriptData data={data} /> : <ScrollRestoration />}
      </body>
    </html>
  );
}
const NO_META: PageMetadata = { title: 'Notes', paths: {} };

const ErrorPage = ({ status }: { status: number }) => (
  <FormattedMessage id={status === 404 ? 'not-found' : 'unavailable'} tagName="h1" />
);

function Home() {
  const { href } = useHost();
  return (
    <>
      <FormattedMessage id="home" tagName="h1" />
      {['1', '2'].map((id) => (
        <p key={id}>
          <Link to={href('note', { id }) ?? ''}>
            <FormattedMessage id="note" values={{ id }} />
          </Link>
        </p>
      ))}
    </>
  );
}

export const shell = defineShell({
  languages,
  Document,
  ErrorPage,
  pages: [{ id: 'home', path: '', loader: () => null, Component: Home, meta: () => NO_META }],
});
