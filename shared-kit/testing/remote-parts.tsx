import { existsSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import type { Queries, RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { createMemoryRouter, type LoaderFunctionArgs } from 'react-router';
import type { Site } from 'shared-kit/contracts/api/site';
import type { Remote } from 'composer/contract';
import { readMessages } from 'composer/testing/read-messages.ts';
import type { Language } from 'shared-kit/domain/languages';
import { pageLocales } from 'shared-kit/domain/numbers';
import type { Host } from 'composer/host';
import { PartFrame } from './part-frame.tsx';
import { host } from './shell-host.ts';
import type { Paths } from './site-links.ts';

export { site } from './shell-host.ts';

type ReadPartMessages = (language: Language, expose?: string) => Record<string, string>;

/**
 * What the tests of a remote show its parts with: they play the shell, with the remote's own texts.
 * @param folder the remote's folder.
 */
export function remoteParts(config: Remote, folder: string) {
  const readPartMessages: ReadPartMessages = (language, expose) =>
    readMessages(config, {
      dir: folder,
      shared: path.join(findKit(folder), 'src/messages'),
      language,
      expose,
    });
  const ownLinks = Object.fromEntries(
    config.routes.flatMap(({ link, paths }) => (link ? [[link, paths]] : [])),
    // In the package composer's schemas know no languages.
  ) as Record<string, Paths>;
  const hostIn = (language: Language) => host(language, ownLinks);

  /**
   * Shows a part of this remote as the shell would: host, texts, state and a router. A text that is missing fails the test.
   * `address()` is where the visitor is now.
   */
  async function renderPart(part: ReactElement, options: RenderOptions = {}): Promise<ShownPart> {
    const { router, page } = await preparePart(part, readPartMessages, hostIn, options);
    return {
      ...render(page),
      router,
      address: () => decodeURIComponent(router.state.location.pathname + router.state.location.search),
    };
  }

  /** The same, as the server's markup that the browser then takes over; what differs fails the test (console.error). */
  async function hydratePart(
    part: ReactElement,
    options: RenderOptions = {},
  ): Promise<RenderResult<Queries>> {
    const { page } = await preparePart(part, readPartMessages, hostIn, options);
    return render(page, { container: renderMarkup(page), hydrate: true });
  }

  /** The server's markup alone, as a browser without scripts has it. */
  async function showMarkup(part: ReactElement, options: RenderOptions = {}): Promise<HTMLElement> {
    return renderMarkup((await preparePart(part, readPartMessages, hostIn, options)).page);
  }

  /** The texts alone, for what is no component. A text that is missing throws. */
  const intlIn = (language: Language) =>
    createIntl({
      locale: `${language}-BE`,
      messages: readPartMessages(language),
      onError(error) {
        throw error;
      },
    });

  return { hostIn, readPartMessages, intlIn, renderPart, hydratePart, showMarkup };
}

/** Beside the remote in the workspace, else installed. */
const findKit = (folder: string): string =>
  ['../shared-kit', 'node_modules/shared-kit']
    .map((kit) => path.join(folder, kit))
    .find((kit) => existsSync(kit)) ?? folder;

function renderMarkup(page: ReactElement): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  return container;
}

interface ShownPart extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
  /** Where the visitor is now: path and query. */
  address(): string;
}

interface RenderOptions {
  language?: Language;
  /** Shown with the texts of this expose alone, as a page is. */
  expose?: string;
  /** Where the visitor is; the part is shown at any path of the site. */
  address?: string;
  loader?: (args: LoaderFunctionArgs) => unknown;
  /** What the site has otherwise than in other tests. */
  site?: Partial<Site>;
}

async function preparePart(
  part: ReactElement,
  readPartMessages: ReadPartMessages,
  hostIn: (language: Language) => Host,
  { language = 'fr', expose, address = '/', loader, site: ownSite }: RenderOptions,
) {
  const router = createMemoryRouter(
    [{ path: '*', element: part, loader: loader ?? (() => null), hydrateFallbackElement: <></> }],
    { initialEntries: [address] },
  );
  await initialized(router);
  const host = hostIn(language);
  const hosted: Host = {
    ...host,
    locales: pageLocales(language, { ...ownSite }),
    site: { ...host.site, ...ownSite },
    destination() {
      const { navigation, location } = router.state;
      const { pathname, search } = navigation.location ?? location;
      return pathname + search;
    },
  };
  const page = <PartFrame host={hosted} messages={readPartMessages(language, expose)} router={router} />;
  return { router, page };
}

function initialized(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
