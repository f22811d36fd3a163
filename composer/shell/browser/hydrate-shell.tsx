import { startTransition, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { watchFaults } from '../faults/watch-faults.browser.ts';
import { report } from '../loading/report.browser.ts';
import { browserExposeLoader } from '../loading/expose-loader.browser.ts';
import { lazyRuntime, warmRuntime } from '../loading/lazy-runtime.browser.ts';
import { exposeKey } from '../../host/host-context.ts';
import { BROWSER_LIMIT } from '../routing/limited.ts';
import { createHref } from '../routing/links.ts';
import { endEarlyWatch } from '../routes/use-watcher.ts';
import { createHost } from '../create-host.ts';
import { ShellApp } from '../shell-app.tsx';
import { fetchAnew, readBoot } from './read-boot.ts';
import type { ReadBoot } from './read-boot.ts';
import { replacePage } from './replace-page.ts';
import { deferHydration, deferredParts } from './deferred-hydration.ts';
import { followUnansweredLinks } from './unanswered-links.ts';
import { fieldReplay } from './field-replay.ts';
import type { BrowserSite, ShellSite } from '../site.ts';
import { beforeHydration } from './before-hydration.ts';
import type { EventReplay } from './before-hydration.ts';
import { onFirstInteraction, onNextInteraction } from './first-interaction.ts';
import { sentMeta, sentState } from './page-state.ts';
import { loadSentCode } from './missing-code.ts';
import { areDataLoaded, createShellRouter, pageHandle, preloadPage, RouterProvider } from './shell-router.ts';

/** What a page is hydrated with besides what was sent. */
interface HydrationParts {
  site: ShellSite;
  browser: BrowserSite;
  events: EventReplay;
  fields: ReturnType<typeof fieldReplay>;
  /** Whether the page has waited to be hydrated: nothing of it waits any longer. */
  hasWaited: boolean;
  /** The interaction that the page waits for, if it does. */
  interaction: Promise<void> | undefined;
  /** What is told of faults in the page. */
  rootOptions: ReturnType<typeof watchFaults>;
}

/** The script of a page: hydrates it as the server sent it. What does not come is asked for again when the visitor does something else. */
export function hydrateShell(site: ShellSite, browser: BrowserSite): void {
  const events = beforeHydration(browser);
  const fields = fieldReplay();
  const hasWaited = window.__PAGE__.scripts.hydration !== undefined;
  // An interaction while the composition is on its way counts.
  const interaction = hasWaited
    ? undefined
    : new Promise<void>((resolve) => onFirstInteraction(resolve, browser));
  // It counts as an interaction.
  window.__PAGE__.pressAgain?.();
  const rootOptions = watchFaults();
  if (hasWaited || sentState()?.used.length) warmRuntime(browser.importShared);
  const start = async () => {
    const read = await readBoot(window.__PAGE__, site);
    if (read) return hydrate({ site, browser, events, fields, hasWaited, interaction, rootOptions }, read);
    // The line may be back.
    if (hasWaited) onNextInteraction(() => void start());
  };
  void start();
}

/**
 * Hydrates the page that the server sent, with the same code and data that it was rendered with. Where these data cannot be had any more the page is
 * rendered anew with those of now, once they are there: React would find other markup than it expects. Where they cannot be had either, the page stays as it
 * was sent.
 */
async function hydrate(parts: HydrationParts, { boot, messages, isAsSent }: ReadBoot) {
  const { browser, events, fields, hasWaited, interaction, rootOptions } = parts;
  const { createApi, createStore, readFacts } = parts.site;
  /** Has the parts that are hydrated now hear of what was done to them before. */
  const replay = () => {
    fields.replay(flushSync);
    events.replay(flushSync);
  };
  const exposes = browserExposeLoader(boot, lazyRuntime(boot, browser.importShared));
  const missing = await loadSentCode(boot, exposes, boot.used);
  if (!missing) return;
  const markup = deferHydration(exposes, fields.capture);
  markup.keep(missing);
  // What is only late is hydrated when it comes.
  markup.hydrate(missing);
  const bringToLife = deferredParts(boot, markup, { areFetched: hasWaited });

  const { language, site, composition } = { ...boot, composition: boot };
  const { links, locales } = readFacts(site, language);
  const href = createHref(boot.remotes, language, (error) => report('page', error), links);
  const router = createShellRouter(parts.site, boot, {
    api: createApi({
      baseUrl: '',
      fetch: (input, init) => (router.state.initialized ? fetch : fetchAnew)(input, init),
    }),
    language,
    site,
    href,
    composition,
    exposes,
    limit: BROWSER_LIMIT,
    report: ({ ref, error }) => report(ref ? exposeKey(ref) : 'page', error),
  });
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'loading') return;
    exposes.forgetFailures();
    markup.hydrateAll();
  });
  // Before the loaders and parts that wait for the line ask again.
  addEventListener('online', () => {
    exposes.forgetFailures();
    markup.retry();
  });
  const store = createStore(language);
  const host = createHost({
    composition,
    exposes: markup,
    language,
    locales,
    site,
    href,
    destination() {
      const { navigation, location } = router.state;
      const { pathname, search } = navigation.location ?? location;
      return pathname + search;
    },
    isDebugged: boot.isDebugged ?? false,
    preload: (path) => preloadPage(router.routes, path, exposes),
    onHydrated(ref) {
      markHydrated(exposeKey(ref));
      replay();
    },
  });
  const app = (
    <ShellApp
      host={host}
      store={store}
      messages={messages}
      document={{
        origin: boot.origin,
        sentMeta: sentMeta(boot),
        stylesheets: [],
        fonts: [],
        isLaidOutLate: false,
        data: undefined,
      }}
    >
      <HydrationMark onHydrated={replay}>
        <RouterProvider router={router} />
      </HydrationMark>
    </ShellApp>
  );
  if (isAsSent) {
    fields.capture();
    startTransition(() => void hydrateRoot(document, app, rootOptions));
  } else {
    if (!(await areDataLoaded(router))) return report('page', 'its data did not load');
    endEarlyWatch();
    fields.capture();
    const successor = replacePage(() => flushSync(() => createRoot(document, rootOptions).render(app)));
    fields.moveTo(successor);
    events.moveTo(successor);
    replay();
  }
  browser.onHydrated?.(store, site);
  if (interaction) void interaction.then(bringToLife);
  else bringToLife();
  followUnansweredLinks({
    isPlain: () => browser.hasPlainLinks?.(store) ?? false,
    isPage: (pathname) => pageHandle(router.routes, pathname) !== undefined,
    open: (address) => void router.navigate(address),
  });
}

/** It stands around the page and not beside it: a sibling that the server does not have would change every id of `useId`. */
function HydrationMark({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  const tell = useEffectEvent(onHydrated);
  useEffect(() => {
    markHydrated('shell');
    tell();
  }, []);
  return children;
}

/**
 * Says on `<html>` that a part of the page answers to scripts now: "shell", or a remote's "mf-a/ListPage". Tests and
 * monitoring wait for it.
 */
function markHydrated(part: string) {
  const { dataset } = document.documentElement;
  const parts = new Set(dataset.hydrated?.split(' ') ?? []);
  dataset.hydrated = [...parts.add(part)].join(' ');
}
