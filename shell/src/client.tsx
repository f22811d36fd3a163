import './frame/styles.ts';
import { startTransition, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { createStore } from 'jotai';
import type { Boot } from 'shared-kit/contracts/boot';
import { createApiClient } from 'shared-kit/api-client';
import { watchDeviceClass } from './browser/device-class.ts';
import { readBoot } from './browser/read-boot.ts';
import { deferredParts } from './browser/deferred-parts.ts';
import { followEarlyLinks } from './browser/early-links.ts';
import { earlyPage } from './browser/early-page.ts';
import { onFirstInteraction } from './browser/first-interaction.ts';
import { sentState } from './browser/page-state.ts';
import { loadSentCode } from './browser/missing-code.ts';
import { markHydrated } from './browser/hydration-mark.ts';
import { pageHandle, preloadPage } from './browser/route-code.ts';
import { deferHydration } from './browser/deferred-hydration.ts';
import { watchThirdPartyFrames } from './third-parties/running.ts';
import { sentMeta } from './browser/sent-meta.ts';
import { report } from './federation/report.browser.ts';
import { createShellRouter, RouterProvider } from './browser/shell-router.ts';
import { exposeKey } from 'shared-kit/host';
import { browserExposeLoader } from './federation/expose-loader.browser.ts';
import { lazyRuntime, warmRuntime } from './federation/lazy-runtime.browser.ts';
import { createHost } from './host.ts';
import { BROWSER_LIMIT } from './routing/limited.ts';
import { createHref } from './routing/links.ts';
import { ShellApp } from './shell-app.tsx';
import { deviceClassAtom, languageAtom } from 'shared-kit/state';

const early = earlyPage();
/** Whether the visitor has begun: nothing of the page waits any longer. */
const hasBegun = window.__FACADE__.scripts.hydration !== undefined;
/** The interaction that the page waits for, if it does. An interaction while the composition is on its way counts. */
const interaction = hasBegun ? undefined : new Promise<void>(onFirstInteraction);
watchThirdPartyFrames();
if (hasBegun || sentState()?.used.length) warmRuntime();
void readBoot(window.__FACADE__, { mayReload: !hasBegun }).then((boot) => boot && hydrateShell(boot));

/** Takes over the page that the server sent, with the same code and data that it was rendered with. */
async function hydrateShell(boot: Boot) {
  const exposes = browserExposeLoader(boot, lazyRuntime(boot));
  const missing = await loadSentCode(boot, exposes, boot.used);
  if (!missing) return;
  const markup = deferHydration(exposes, early.note);
  markup.keep(missing);
  // What is only late is taken over when it comes.
  markup.hydrate(missing);
  const bringToLife = deferredParts(boot, markup, { areFetched: hasBegun });

  const { language, site, composition } = { ...boot, composition: boot };
  const href = createHref(boot.remotes, language, (error) => report('page', error), site.links);
  const router = createShellRouter(boot, {
    api: createApiClient({ baseUrl: '' }),
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
  const store = createStore();
  store.set(languageAtom, language);
  const host = createHost({
    composition,
    exposes: markup,
    language,
    site,
    href,
    preload: (path) => preloadPage(router.routes, path, exposes),
    onHydrated(ref) {
      markHydrated(exposeKey(ref));
      early.tell(flushSync);
    },
  });
  early.note();
  startTransition(() => {
    hydrateRoot(
      document,
      <ShellApp
        host={host}
        store={store}
        messages={boot.messages.shell ?? {}}
        document={{
          origin: boot.origin,
          sentMeta: sentMeta(boot),
          stylesheets: [],
          fonts: [],
          isLaidOutLate: false,
          data: undefined,
        }}
      >
        <HydrationMark onHydrated={() => early.tell(flushSync)}>
          <RouterProvider router={router} />
        </HydrationMark>
      </ShellApp>,
      { onRecoverableError: (error) => report('hydration', error) },
    );
  });
  watchDeviceClass(store, site.breakpoints);
  if (interaction) void interaction.then(bringToLife);
  else bringToLife();
  followEarlyLinks({
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
