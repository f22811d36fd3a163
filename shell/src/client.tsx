import './frame/styles.ts';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createStore } from 'jotai';
import type { Boot } from 'shared-kit/contracts/boot';
import { createApiClient } from 'shared-kit/api-client';
import { watchDeviceClass } from './browser/device-class.ts';
import { preloadPage } from './browser/preload-page.ts';
import { rememberLanguage } from './browser/remember-language.ts';
import { createShellRouter, RouterProvider } from './browser/shell-router.ts';
import { exposeKey } from './federation/expose-loader.ts';
import { browserExposeLoader } from './federation/browser-expose-loader.ts';
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
  const exposes = browserExposeLoader(boot);
  const results = await Promise.all(boot.used.map((ref) => exposes.load(ref)));
  const missing = boot.used.filter((_ref, index) => results[index] === 'failed');
  if (missing.length) return leaveServerPage(missing.map(exposeKey));

  const { language, site, composition } = { ...boot, composition: boot };
  const router = createShellRouter(boot, {
    api: createApiClient({ baseUrl: '' }),
    language,
    site,
    composition,
    exposes,
    report: ({ ref, error }) => console.warn(`[shell] ${ref ? exposeKey(ref) : 'page'}`, error),
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
        <RouterProvider router={router} />
        <HydrationMark />
      </ShellApp>,
      { onRecoverableError: (error) => console.error('[shell] hydration', error) },
    );
  });
  watchDeviceClass(store, site.breakpoints);
  rememberLanguage();
}

/** Says on `<html>` that the page answers to scripts now; tests and monitoring wait for it. */
function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return null;
}

/** The page's code did not come: what the server sent stays, its links and forms work by full loads. */
function leaveServerPage(missing: string[]) {
  console.warn(`[shell] no code for ${missing.join(', ')}: the page works without scripts`);
  document.documentElement.dataset.hydrated = 'false';
}
