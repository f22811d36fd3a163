import type { createStore } from 'jotai';
import type { Site } from 'shared-kit/contracts/api/site';
import { toDeviceClass } from 'shared-kit/domain/device-class';
import { deviceClassAtom } from 'shared-kit/state';

/** Keeps the device class in shared state up to date (product F17, F18). */
export function watchDeviceClass(
  store: ReturnType<typeof createStore>,
  { mobile, tablet }: Site['breakpoints'],
) {
  const update = () =>
    store.set(deviceClassAtom, toDeviceClass(innerWidth, { mobileMax: mobile, tabletMax: tablet }));
  for (const width of [mobile, tablet])
    matchMedia(`(max-width: ${width}px)`).addEventListener('change', update);
  update();
}
