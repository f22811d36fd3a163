import { whenIdle } from '../../host/when-idle.ts';

const WAITS = 'data-late-layout';

/**
 * Lays out the blocks below the first screen one after the other, each in a frame of its own, once the page has loaded and the browser is
 * idle: in one go they would keep it from answering (docs/decisions/0077). A visitor who comes near to one before has it at once.
 */
export function layOutBelowFold(): void {
  const root = document.documentElement;
  if (!root.hasAttribute(WAITS)) return;
  const blocks = [...document.querySelectorAll('[data-below-fold]')].values();
  const end = () => root.removeAttribute(WAITS);
  const next = () => {
    const { value: block } = blocks.next();
    if (!block || !root.hasAttribute(WAITS)) return end();
    block.removeAttribute('data-below-fold');
    nextFrame();
  };
  // There is none in a page that nobody sees.
  const nextFrame = () => requestAnimationFrame(() => whenIdle(next));
  nextFrame();
  // Where a part of the page stands is known when all before it is laid out.
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) end();
  };
  addEventListener('click', onClick, true);
}
