export { hydrateShell } from './browser/hydrate-shell.tsx';
export { startPage } from './browser/start-page.ts';
export { browserExposeLoader } from './loading/expose-loader.browser.ts';
export type { BrowserExposeLoader } from './loading/expose-loader.browser.ts';
export { lazyRuntime, warmRuntime } from './loading/lazy-runtime.browser.ts';
export { loadMessages } from './loading/load-messages.browser.ts';
export { report } from './loading/report.browser.ts';
export { runScript } from './loading/run-script.browser.ts';
export { onFullLoad, openByFullLoad } from './routing/full-load.browser.ts';
