import type { PageData } from '../document/page-data.ts';

/** Runs in the browser, as text: it may use nothing from outside itself. */
export function startInBrowser(id: string) {
  const late = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')];
  const append = (tag: string, attributes: object) =>
    document.head.append(Object.assign(document.createElement(tag), attributes));
  const once = (work: () => void) => {
    let isDone = false;
    return () => {
      if (!isDone) work();
      isDone = true;
    };
  };
  const startStyles = once(() => {
    let coming = late.length;
    const come = ({ type, target }: Event) => {
      // Whoever asks for it again comes later, when this event is over.
      if (type === 'error') (target as HTMLLinkElement).dataset.failed = '';
      // All at once: rules of two stylesheets may depend on their order.
      if (--coming === 0) for (const link of late) link.media = 'all';
    };
    for (const link of late) {
      for (const type of ['load', 'error']) link.addEventListener(type, come, { once: true });
      Object.assign(link, { media: 'print', fetchPriority: 'high' }).removeAttribute('disabled');
    }
  });
  const start = once(() => {
    startStyles();
    const data = JSON.parse(document.getElementById(id)!.textContent) as PageData;
    const { run, fetch } = data.scripts;
    window.__FACADE__ = data;
    for (const { href, integrity = '' } of run) append('script', { src: href, integrity, async: true });
    for (const { href, integrity = '' } of fetch)
      append('link', { rel: 'preload', as: 'script', href, integrity });
    if (!data.scripts.hydration && typeof data.composition === 'string')
      append('link', { rel: 'preload', as: 'fetch', href: data.composition, crossOrigin: 'anonymous' });
  });

  // Who may be elsewhere on the page than at its top needs all of it. To read `scrollY` would lay the page out twice.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isElsewhere = location.hash || navigation?.type !== 'navigate';
  // A page that is rendered ahead is shown late enough.
  const isAhead = (document as Document & { prerendering?: boolean }).prerendering;
  if (isElsewhere || isAhead) document.documentElement.removeAttribute('data-late-layout');
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture || picture.complete) return start();
  // First the picture is painted; there is no frame for that in a tab that nobody sees.
  const startNext = () => requestAnimationFrame(() => setTimeout(start));
  for (const type of ['load', 'error']) picture.addEventListener(type, startNext);
  // A picture that does not come must not keep the page from answering.
  setTimeout(start, 2500);
  if (isElsewhere) return startStyles();
  // A visitor who interacts needs all styles.
  for (const type of ['scroll', 'pointerdown', 'keydown'])
    addEventListener(type, startStyles, { once: true, passive: true, capture: true });
}
