export { hydrateShell } from './browser/hydrate-shell.tsx';
export { startPage } from './browser/start-page.ts';
export { openByFullLoad } from './routing/full-load.browser.ts';
