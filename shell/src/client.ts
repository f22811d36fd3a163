import './layout/styles.ts';
import { hydrateShell } from 'composer/shell/browser';
import { deviceClassAtom } from 'shared-kit/state';
import { watchDeviceClass } from './device-class.ts';
import { early } from './early.ts';
import { site } from './site.ts';
import { watchThirdPartyFrames } from './third-parties/running.ts';

watchThirdPartyFrames();
hydrateShell(site, {
  ...early,
  importShared: () => import(/* webpackChunkName: "federation" */ './shared-modules.ts'),
  hasPlainLinks: (store) => store.get(deviceClassAtom) === 'mobile',
  onHydrated: (store, { breakpoints }) => watchDeviceClass(store, breakpoints),
});
