import './frame/styles.ts';
import { startTransition, useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createStore } from 'jotai';
import type { Boot } from 'shared-kit/contracts/boot';
import { createApiClient } from 'shared-kit/api-client';
import { watchDeviceClass } from './browser/device-class.ts';
import { mendStylesheets } from './browser/mend-stylesheets.ts';
import { loadUsedCode } from './browser/missing-code.ts';
import { preloadPage } from './browser/preload-page.ts';
import { report } from './browser/report.ts';
import { rememberLanguage } from './browser/remember-language.ts';
import { createShellRouter, RouterProvider } from './browser/shell-router.ts';
import { exposeKey } from './federation/expose-loader.ts';
import { browserExposeLoader } from './federation/browser-expose-loader.ts';
import { federationRuntime } from './federation/federation-runtime.ts';
import { createHost } from './host.ts';
import { ShellApp } from './ShellApp.tsx';
import { languageAtom } from 'shared-kit/state';

declare global {
  interface Window {
    __FACADE__: Boot;
  }
}

void hydrateShell(window.__FACADE__);

/** Takes over the page that the server sent, with the same code and data that it was rendered with. */
async function hydrateShell(boot: Boot) {
  mendStylesheets();
  const exposes = browserExposeLoader(boot, federationRuntime(boot));
  if (!(await loadUsedCode(boot, exposes))) return;

  const { language, site, composition } = { ...boot, composition: boot };
  const router = createShellRouter(boot, {
    api: createApiClient({ baseUrl: '' }),
    language,
    site,
    composition,
    exposes,
    report: ({ ref, error }) => report(ref ? exposeKey(ref) : 'page', error),
  });
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'loading') exposes.forgetFailures();
  });
  const store = createStore();
  store.set(languageAtom, language);
  const host = createHost({
    composition,
    exposes,
    language,
    site,
    preload: (path) => preloadPage(router.routes, path, exposes),
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <ShellApp
        host={host}
        store={store}
        messages={boot.messages.shell ?? {}}
        document={{ origin: boot.origin, stylesheets: [], fonts: [] }}
      >
        <HydrationMark>
          <RouterProvider router={router} />
        </HydrationMark>
      </ShellApp>,
      { onRecoverableError: (error) => report('hydration', error) },
    );
  });
  watchDeviceClass(store, site.breakpoints);
  rememberLanguage();
}

/**
 * Says on `<html>` that the page answers to scripts now; tests and monitoring wait for it. It stands around the page and not beside
 * it: a sibling that the server does not have would change every id of `useId`.
 */
function HydrationMark({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return children;
}
