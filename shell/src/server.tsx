export { sharedModules as shared } from './federation/shared-modules.ts';
export { renderPage as render } from './server/render-page.tsx';
