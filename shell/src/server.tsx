export { sharedModules as shared } from './shared-modules.ts';
export { renderFixture } from './server/render-fixture.tsx';
export { renderPage as render } from './server/render-page.tsx';
export const messages = __MESSAGES__;
