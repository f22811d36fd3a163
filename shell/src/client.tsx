import './layout/styles.ts';
import { startTransition, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createStore } from 'jotai';
import { createApiClient } from 'shared-kit/api-client';
import { report, browserExposeLoader, lazyRuntime, warmRuntime } from 'composer/shell/browser';
import { exposeKey } from 'composer/host';
import { BROWSER_LIMIT, createHref } from 'composer/shell';
import { watchDeviceClass } from './browser/device-class.ts';
import { readBoot } from './browser/read-boot.ts';
import type { ReadBoot } from './browser/read-boot.ts';
import { replacePage } from './browser/replace-page.ts';
import { deferredParts } from './browser/deferred-parts.ts';
import { followUnansweredLinks } from './browser/unanswered-links.ts';
import { fieldReplay } from './browser/field-replay.ts';
import { beforeHydration } from './browser/before-hydration.ts';
import { onFirstInteraction, onNextInteraction } from './browser/first-interaction.ts';
import { fetchAnew } from './browser/new-state.ts';
import { sentState } from './browser/page-state.ts';
import { loadSentCode } from './browser/missing-code.ts';
import { markHydrated } from './browser/hydration-mark.ts';
import { pageHandle, preloadPage } from './browser/route-code.ts';
import { deferHydration } from './browser/deferred-hydration.ts';
import { endEarlyWatch } from 'composer/shell';
import { watchThirdPartyFrames } from './third-parties/running.ts';
import { sentMeta } from './browser/sent-meta.ts';
import { areDataLoaded, createShellRouter, RouterProvider } from './browser/shell-router.ts';
import { createHost } from 'composer/shell';
import { ShellApp } from 'composer/shell';
import { pageLocales } from 'shared-kit/domain/page-locales';
import { deviceClassAtom, languageAtom } from 'shared-kit/state';

const importShared = () => import(/* webpackChunkName: "federation" */ './shared-modules.ts');
const events = beforeHydration();
const fields = fieldReplay();
/** Has the parts that are hydrated now hear of what was done to them before. */
const replay = () => {
  fields.replay(flushSync);
  events.replay(flushSync);
};
/** Whether the page has waited to be hydrated: nothing of it waits any longer. */
const hasWaited = window.__PAGE__.scripts.hydration !== undefined;
/** The interaction that the page waits for, if it does. An interaction while the composition is on its way counts. */
const interaction = hasWaited ? undefined : new Promise<void>(onFirstInteraction);
// It counts as an interaction.
window.__PAGE__.pressAgain?.();
watchThirdPartyFrames();
if (hasWaited || sentState()?.used.length) warmRuntime(importShared);
void start();

/** What does not come is asked for again when the visitor does something else: the line may be back. */
async function start() {
  const read = await readBoot(window.__PAGE__);
  if (read) return hydrate(read);
  if (hasWaited) onNextInteraction(() => void start());
}

/**
 * Hydrates the page that the server sent, with the same code and data that it was rendered with. Where these data cannot be had any more the page is
 * rendered anew with those of now, once they are there: React would find other markup than it expects. Where they cannot be had either, the page stays as it
 * was sent.
 */
async function hydrate({ boot, messages, isAsSent }: ReadBoot) {
  const exposes = browserExposeLoader(boot, lazyRuntime(boot, importShared));
  const missing = await loadSentCode(boot, exposes, boot.used);
  if (!missing) return;
  const markup = deferHydration(exposes, fields.capture);
  markup.keep(missing);
  // What is only late is hydrated when it comes.
  markup.hydrate(missing);
  const bringToLife = deferredParts(boot, markup, { areFetched: hasWaited });

  const { language, site, composition } = { ...boot, composition: boot };
  const href = createHref(boot.remotes, language, (error) => report('page', error), site.links);
  const router = createShellRouter(boot, {
    api: createApiClient({
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
  // Before the loaders that wait for the line ask again.
  addEventListener('online', () => exposes.forgetFailures());
  const store = createStore();
  store.set(languageAtom, language);
  const host = createHost({
    composition,
    exposes: markup,
    language,
    locales: pageLocales(language, site),
    site,
    href,
    destination() {
      const { navigation, location } = router.state;
      const { pathname, search } = navigation.location ?? location;
      return pathname + search;
    },
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
  const options = { onRecoverableError: (error: unknown) => report('hydration', error) };
  if (isAsSent) {
    fields.capture();
    startTransition(() => void hydrateRoot(document, app, options));
  } else {
    if (!(await areDataLoaded(router))) return report('page', 'its data did not load');
    endEarlyWatch();
    fields.capture();
    const successor = replacePage(() => flushSync(() => createRoot(document, options).render(app)));
    fields.moveTo(successor);
    events.moveTo(successor);
    replay();
  }
  watchDeviceClass(store, site.breakpoints);
  if (interaction) void interaction.then(bringToLife);
  else bringToLife();
  followUnansweredLinks({
    isPlain: () => store.get(deviceClassAtom) === 'mobile',
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
