import type { ComponentType } from 'react';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server.node';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { StaticHandlerContext } from 'react-router';
import type { FixtureRequest, Language, SiteConfiguration } from '../../contract/contract.ts';
import { RemoteIntl } from '../../host/remote-intl.tsx';
import type { Host } from '../../host/host-context.ts';
import { ShellApp } from '../shell-app.tsx';
import type { ShellSite } from '../site.ts';

const ADDRESS = 'http://fixture.invalid/';

/**
 * Renders an expose of a remote by itself with given props, in an empty layout; what it shows of other remotes shows its fallback.
 * Returns the markup; rejects with the first thing that is thrown.
 */
export async function renderFixture(
  site: ShellSite,
  fallbackSite: (language: Language) => SiteConfiguration,
  { code, props, messages, language }: FixtureRequest,
): Promise<string> {
  const Part = (code as { default: ComponentType<Record<string, unknown>> }).default;
  const routes = [{ path: '*', element: <Part {...props} /> }];
  const context = (await createStaticHandler(routes).query(new Request(ADDRESS))) as StaticHandlerContext;
  return renderMarkup(
    <ShellApp
      host={emptyHost(site, language, fallbackSite(language))}
      store={site.createStore(language)}
      messages={messages}
      document={{
        origin: ADDRESS,
        sentMeta: undefined,
        stylesheets: [],
        fonts: [],
        isLaidOutLate: false,
        data: undefined,
      }}
    >
      <RemoteIntl messages={messages}>
        <StaticRouterProvider
          router={createStaticRouter(routes, context)}
          context={context}
          hydrate={false}
        />
      </RemoteIntl>
    </ShellApp>,
  );
}

const emptyHost = ({ readFacts }: ShellSite, language: Language, configuration: SiteConfiguration): Host => ({
  language,
  locales: readFacts(configuration, language).locales,
  site: configuration,
  href: () => undefined,
  findWidget: () => undefined,
  fillers: () => [],
  loaded: () => 'failed',
  load: async () => 'failed',
  stylesheets: () => [],
  destination: () => '/',
  preload: () => {},
  onHydrated: () => {},
});

function renderMarkup(tree: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      onError: reject,
      onAllReady: () => {
        const target = new PassThrough().setEncoding('utf8');
        let markup = '';
        target.on('data', (text: string) => (markup += text)).on('end', () => resolve(markup));
        pipe(target);
      },
    });
  });
}
