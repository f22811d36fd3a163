import { FRAMES } from 'composer/contract';
import { frameThirdParty } from 'shared-kit/contracts/map-frames';

let isRunning = false;

/** Notes that code of a third party is in this document: it stays until the next load. */
export const noteRunning = () => {
  isRunning = true;
};

/** Whether code of a third party is in this document, or was in a frame that could reach it. */
export const areThirdPartiesRunning = (): boolean =>
  isRunning || [...document.querySelectorAll('iframe')].some(showsThirdParty);

/** Notes frames of the site that show a third party: they have its origin, and their code could reach the page (product C14). */
export function watchThirdPartyFrames() {
  // Events of loading do not bubble.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLIFrameElement && showsThirdParty(target)) noteRunning();
    },
    true,
  );
}

function showsThirdParty({ src }: HTMLIFrameElement): boolean {
  const [, name = ''] = (URL.parse(src)?.pathname ?? '').split(FRAMES).at(1)?.split('/') ?? [];
  return frameThirdParty(name) !== undefined;
}
