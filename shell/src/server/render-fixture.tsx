import type { ComponentType } from 'react';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server.node';
import { createStore } from 'jotai';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { StaticHandlerContext } from 'react-router';
import type { FixtureRequest } from 'composer/contract';
import type { Language } from 'shared-kit/domain/languages';
import { RemoteIntl } from 'composer/host';
import type { Host } from 'composer/host';
import { languageAtom } from 'shared-kit/state';
import { fallbackSite } from 'shared-kit/domain/fallback-site';
import { pageLocales } from 'shared-kit/domain/page-locales';
import { ShellApp } from '../shell-app.tsx';

const ADDRESS = 'http://fixture.invalid/';

/**
 * Renders an expose of a remote by itself with given props, in an empty layout; what it shows of other remotes shows its fallback.
 * Returns the markup; rejects with the first thing that is thrown.
 */
export async function renderFixture({ code, props, messages, language }: FixtureRequest): Promise<string> {
  const Part = (code as { default: ComponentType<Record<string, unknown>> }).default;
  const routes = [{ path: '*', element: <Part {...props} /> }];
  const context = (await createStaticHandler(routes).query(new Request(ADDRESS))) as StaticHandlerContext;
  const store = createStore();
  store.set(languageAtom, language);
  return markupOf(
    <ShellApp
      host={emptyHost(language)}
      store={store}
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

const emptyHost = (language: Language): Host => ({
  language,
  locales: pageLocales(language, fallbackSite(language)),
  site: fallbackSite(language),
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

function markupOf(tree: React.ReactNode): Promise<string> {
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
