import { standInAddress } from 'shared-kit/domain/stand-ins';

let standIns: string | undefined;

/** From now on scripts come from the server of the stand-ins, if there is one. */
export const setStandIns = (origin: string | undefined) => {
  standIns = origin;
};

/** Adds a script of another origin to the page, once. */
export function loadScript(address: string) {
  const src = standInAddress(address, standIns);
  const scripts = [...document.querySelectorAll('script')];
  if (scripts.some((script) => script.src === src)) return;
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
