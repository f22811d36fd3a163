import { Outlet, ScrollRestoration, useLocation, useRouteError } from 'react-router';
import type { Location } from 'react-router';
import { useHost } from 'composer/host';
import { hydrationProbe, PageScriptData, usePageMeta, useShellDocument } from 'composer/shell';
import { Banner } from '../layout/banner.tsx';
import { Layout } from '../layout/layout.tsx';
import { PageHead, SiteHead } from './page-head.tsx';
import { ShellErrorPage } from '../pages/error-page.tsx';

/** The whole document: head, header, page, footer. Also the last resort when a page has no error page of its own. */
export function Document() {
  const { language, site } = useHost();
  const { origin, stylesheets, fonts, data, isLaidOutLate } = useShellDocument();
  const { pathname } = useLocation();
  const error = useRouteError();
  const meta = usePageMeta({ title: site.agency.name, paths: {} });
  return (
    <html lang={language} data-late-layout={isLaidOutLate ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <SiteHead />
        {meta && <PageHead meta={meta} origin={origin} />}
        {fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin=""
            fetchPriority="low"
          />
        ))}
        {stylesheets.map(({ href, integrity }) => (
          <link key={href} rel="stylesheet" href={href} integrity={integrity} precedence="base" />
        ))}
      </head>
      <body {...hydrationProbe}>
        <Layout site={site} alternates={meta?.paths ?? {}} path={pathname}>
          {meta?.breadcrumb && meta.banner !== 'none' && (
            <Banner
              title={meta.banner === 'title' ? (meta.heading ?? meta.title) : undefined}
              breadcrumb={meta.breadcrumb}
              look={meta.bannerLook}
            />
          )}
          {error ? <ShellErrorPage /> : <Outlet />}
        </Layout>
        {__SERVER__ ? data && <PageScriptData data={data} /> : <ScrollRestoration getKey={placeInHistory} />}
      </body>
    </html>
  );
}

/** What a visit of a place is known by. A step to another part of the page has no key of its own: it is a plain anchor (product F14). */
const placeInHistory = ({ key, hash }: Location) => key + hash;
