import type { PageData } from '../document/page-data.ts';
import type { ServerSite } from '../site.ts';

/** Selectors of what is held when it is pressed. */
interface Pressed {
  scripted: string;
  scriptedForms: string;
  /** What a second press would undo. */
  toggle: string;
}

/** Runs in the browser, as text: it may use nothing from outside itself. */
export function startInBrowser(
  id: string,
  { scripted, scriptedForms, toggle }: Pressed,
  leftPresses: ServerSite['leftPresses'] | null,
  question: ServerSite['question'] | null,
) {
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
    window.__PAGE__ = data;
    data.pressAgain = pressAgain;
    data.leavePresses = leavePresses;
    for (const { href, integrity = '' } of run) append('script', { src: href, integrity, async: true });
    for (const { href, integrity = '' } of fetch)
      append('link', { rel: 'preload', as: 'script', href, integrity });
    if (!data.scripts.hydration && typeof data.composition === 'string')
      append('link', { rel: 'preload', as: 'fetch', href: data.composition, crossOrigin: 'anonymous' });
  });

  interface Press {
    pressed: HTMLElement;
    endWaiting: () => void;
    again: () => void;
  }
  // What is pressed before any script hears of it is held, and pressed again for the first that does.
  const held = new Set<Press>();
  let isPassing = false;
  // A link leads away: whoever has turned to something else since is not interrupted.
  const forgetLink = () => {
    for (const press of held)
      if (press.pressed instanceof HTMLAnchorElement && held.delete(press)) press.endWaiting();
  };
  const hold = (event: Event) => {
    const { type, target, submitter } = event as SubmitEvent;
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    if (isPassing) return;
    forgetLink();
    const pressed = (target as Element).closest<HTMLElement>(type === 'submit' ? scriptedForms : scripted);
    if (!pressed || ctrlKey || metaKey || shiftKey || altKey) return;
    if (pressed.matches('[command]') && 'commandForElement' in pressed) return;
    event.preventDefault();
    const isForm = pressed instanceof HTMLFormElement;
    if ((isForm || pressed.matches(toggle)) && [...held].some((press) => press.pressed === pressed)) return;
    const look = pressed.animate?.({ opacity: 0.6 }, { duration: 1, fill: 'forwards' });
    const endWaiting = () => look?.cancel();
    const again = () => {
      endWaiting();
      if (isForm) pressed.requestSubmit(submitter);
      else pressed.click();
    };
    const press = { pressed, endWaiting, again };
    held.add(press);
    start();
    // The script may never come: links and forms then do what they do without one.
    if (pressed instanceof HTMLButtonElement) return;
    setTimeout(() => {
      if (!held.delete(press)) return;
      isPassing = true;
      again();
      isPassing = false;
    }, 5000);
  };
  const pressAgain = () => {
    for (const type of ['click', 'submit']) removeEventListener(type, hold, true);
    for (const { again } of held) again();
    held.clear();
  };
  for (const type of ['popstate', 'pagehide']) addEventListener(type, forgetLink);
  for (const type of ['click', 'submit']) addEventListener(type, hold, true);

  const leavePresses = (pressed: Iterable<HTMLElement>) => {
    if (!leftPresses) return;
    const { attribute, key } = leftPresses;
    const left = new Set([...pressed].flatMap(({ dataset }) => dataset[attribute] ?? []));
    if (left.size === 0) return;
    try {
      localStorage[key] = [localStorage[key], ...left].join(' ');
    } catch {
      // The browser forbids storage.
    }
  };
  addEventListener('pagehide', () => leavePresses([...held].map(({ pressed }) => pressed)));

  // Who may be elsewhere on the page than at its top needs all of it. To read `scrollY` would lay the page out twice.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isElsewhere = location.hash || navigation?.type !== 'navigate';
  // A page that is rendered ahead is shown late enough.
  const isAhead = (document as Document & { prerendering?: boolean }).prerendering;
  if (isElsewhere || isAhead) document.documentElement.removeAttribute('data-late-layout');

  // With the first paint: whoever is asked late has the page covered while they read it.
  const isAnswered = ({ key }: { key: string }) => {
    try {
      return localStorage[key] !== undefined;
    } catch {
      return false;
    }
  };
  if (question && !isAhead && !isAnswered(question))
    document.querySelector<HTMLElement>(question.selector)?.showPopover?.();

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
