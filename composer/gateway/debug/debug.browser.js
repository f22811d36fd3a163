/** Draws outlines around the parts of a page that is debugged. */
(() => {
  const layer = Object.assign(document.createElement('div'), { className: 'release-debug-outlines' });
  layer.setAttribute('aria-hidden', 'true');
  const strip = document.querySelector('.release-debug-strip');

  let isAsked = false;
  function ask() {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      draw();
    });
  }

  function draw() {
    // A page that was rendered anew has neither.
    if (!layer.isConnected) document.documentElement.append(layer);
    if (strip && !strip.isConnected) document.body.append(strip);
    const taken = [];
    const outlines = [...document.querySelectorAll('template[data-part]')].flatMap((begin) => {
      const box = findBox(begin);
      return box ? [outline(begin, box, taken)] : [];
    });
    layer.replaceChildren(...outlines);
  }

  /** Where the part is on the page; undefined of one that is not to be seen. */
  function findBox(begin) {
    const end = findEnd(begin);
    if (!end) return undefined;
    const range = document.createRange();
    range.setStartAfter(begin);
    range.setEndBefore(end);
    const { left, top, width, height } = range.getBoundingClientRect();
    return width && height ? { left: left + scrollX, top: top + scrollY, width, height } : undefined;
  }

  /** Marks of parts within the part stand between its own. */
  function findEnd(begin) {
    let depth = 1;
    for (let next = begin.nextElementSibling; next; next = next.nextElementSibling) {
      if (next.matches('template[data-part]')) depth++;
      if (next.matches('template[data-part-end]') && --depth === 0) return next;
    }
    return undefined;
  }

  function outline({ dataset }, { left, top, width, height }, taken) {
    const isFallback = 'isFallback' in dataset;
    const box = document.createElement('div');
    box.classList.toggle('is-fallback', isFallback);
    Object.assign(box.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${Math.min(width, document.documentElement.clientWidth - left)}px`,
      height: `${height}px`,
    });
    const label = document.createElement('span');
    label.textContent = isFallback ? `${dataset.part} (${strip?.dataset.fallback})` : dataset.part;
    // Labels of parts that begin at the same place stand below each other.
    const before = taken.filter(
      (place) => Math.abs(place.top - top) < 20 && Math.abs(place.left - left) < 150,
    );
    taken.push({ left, top });
    label.style.top = `${before.length * 20}px`;
    box.append(label);
    return box;
  }

  new MutationObserver((records) => {
    if (records.some(({ target }) => !layer.contains(target) && target !== document.documentElement)) ask();
  }).observe(document, { childList: true, subtree: true, attributes: true });
  new ResizeObserver(ask).observe(document.documentElement);
  addEventListener('scroll', ask, { capture: true, passive: true });
  addEventListener('load', ask);
  ask();
})();
