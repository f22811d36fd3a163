/** Draws outlines around the parts of a page that is debugged, and has its strip say which apps they are of. */
(() => {
  const layer = Object.assign(document.createElement('div'), { className: 'release-debug-outlines' });
  layer.setAttribute('aria-hidden', 'true');
  // React may have taken it out of the document already, where `querySelector` would not find it.
  const strip = document.currentScript.closest('release-strips').querySelector('.release-debug-strip');

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
    // A page that was rendered anew has none.
    if (!layer.isConnected) document.documentElement.append(layer);
    const marks = [...document.querySelectorAll('template[data-part]')];
    list(marks);
    const taken = [];
    const outlines = marks.flatMap((begin) => {
      const box = findBox(begin);
      return box ? [outline(begin, box, taken)] : [];
    });
    layer.replaceChildren(...outlines);
  }

  /** Has the strip name the apps of the page, which may have become another since it was sent. */
  function list(marks) {
    const replaced = new Map();
    for (const { dataset } of marks) {
      const [, app, version] = /^(.*?)\/\S+ (.*)$/.exec(dataset.part) ?? [];
      // A mark that a part has made up itself.
      if (!app) continue;
      const name = `${app} ${version}`;
      replaced.set(name, replaced.get(name) || 'isFallback' in dataset);
    }
    const remotes = [...replaced].map(([name, is]) => (is ? `${name} (${strip.dataset.fallback})` : name));
    const versions = [strip.dataset.shell, ...remotes];
    const line = strip.querySelector('span');
    const shown = [...line.querySelectorAll('b')].map((element) => element.textContent);
    // What is written anew, even if it is the same, would be a change to follow.
    if (String(shown) === String(versions)) return;
    const elements = versions.map((textContent) =>
      Object.assign(document.createElement('b'), { textContent }),
    );
    line.replaceChildren(
      line.firstChild,
      ...elements.flatMap((element, at) => (at === 0 ? [element] : [', ', element])),
    );
  }

  /** Where the part is on the page; undefined of one that is not to be seen. */
  function findBox(begin) {
    const end = findEnd(begin);
    if (!end) return undefined;
    const boxes = [];
    for (let node = begin.nextSibling; node !== end; node = node.nextSibling) boxes.push(...findBoxes(node));
    if (boxes.length === 0) return undefined;
    const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) + scrollX);
    const top = Math.min(...boxes.map((box) => box.top)) + scrollY;
    const right = Math.max(...boxes.map((box) => box.right)) + scrollX;
    const bottom = Math.max(...boxes.map((box) => box.bottom)) + scrollY;
    const width = Math.min(right, document.documentElement.clientWidth) - left;
    return { left, top, width, height: bottom - top };
  }

  /**
   * What an element holds may be wider or lower than itself: pictures to scroll, what is not unfolded. Without a box of its own what it holds
   * counts; what is fixed to the window is nowhere on the page.
   */
  function findBoxes(node) {
    const range = document.createRange();
    range.selectNode(node);
    const isElement = node instanceof Element;
    if (isElement && getComputedStyle(node).position === 'fixed') return [];
    const boxes = [...(isElement ? [node.getBoundingClientRect()] : []), range.getBoundingClientRect()];
    return boxes.filter(({ width, height }) => width > 0 && height > 0).slice(0, 1);
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
      width: `${width}px`,
      height: `${height}px`,
    });
    const label = document.createElement('span');
    label.textContent = isFallback ? `${dataset.part} (${strip.dataset.fallback})` : dataset.part;
    // Labels that would be at the same place stand below each other.
    const right = left + width;
    const before = taken.filter(
      (place) => Math.abs(place.top - top) < 16 && Math.abs(place.right - right) < 250,
    );
    taken.push({ right, top });
    label.style.top = `${before.length * 16}px`;
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
