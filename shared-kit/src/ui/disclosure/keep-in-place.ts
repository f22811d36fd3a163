/**
 * Opening one panel closes another above it, which would move what was pressed from under the finger: the scroller around it
 * makes up for that before the next paint.
 */
export function keepInPlace(pressed: HTMLElement) {
  const before = pressed.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    const moved = pressed.getBoundingClientRect().top - before;
    if (moved !== 0) scrollerOf(pressed).scrollTop += moved;
  });
}

function scrollerOf(element: HTMLElement): Element {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  return document.scrollingElement ?? document.documentElement;
}
