// The look of the site, once for all apps: layers and base first, so that every part can build on them.
import 'shared-kit/tokens/base.css';
import 'shared-kit/tokens/tokens.css';
import 'shared-kit/tokens/fonts.css';
import './consent/dialog/consent-notice.module.css';
import { hydrateShell } from 'composer/shell/browser';
import { deviceClassAtom } from 'shared-kit/state';
import { early } from './early.ts';
import { site } from './site.ts';
import { watchThirdPartyFrames } from './third-parties/running.ts';
import type { createStore } from 'jotai';
import type { Site } from 'shared-kit/contracts/api/site';
import { toDeviceClass } from 'shared-kit/domain/device-class';

watchThirdPartyFrames();
hydrateShell(site, {
  ...early,
  importShared: () => import(/* webpackChunkName: "federation" */ './shared-modules.ts'),
  hasPlainLinks: (store) => store.get(deviceClassAtom) === 'mobile',
  onHydrated: (store, { breakpoints }) => watchDeviceClass(store, breakpoints),
});

/** Keeps the device class in shared state up to date (product F17, F18). */
function watchDeviceClass(store: ReturnType<typeof createStore>, { mobile, tablet }: Site['breakpoints']) {
  const update = () =>
    store.set(deviceClassAtom, toDeviceClass(innerWidth, { mobileMax: mobile, tabletMax: tablet }));
  for (const width of [mobile, tablet])
    matchMedia(`(max-width: ${width}px)`).addEventListener('change', update);
  update();
}
