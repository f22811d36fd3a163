import type { ElementHandle, Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';
import { hydrated } from './pages.ts';

/** What does nothing, or not what it promises, before the code of the page is there. */
const SCRIPTED = 'button[type=button]:not([popovertarget], [command]), main a[data-in-page]';
const OPENS = 'summary, button[popovertarget], button[command]';

/** Opens a page on a line that brings none of its scripts yet. Returns what brings them. */
export async function withoutCode(page: Page, path: string): Promise<() => void> {
  const free = Promise.withResolvers<void>();
  await page.route(/\/remotes\/[^?]+\.js$/, async (route) => {
    await free.promise;
    await route.fallback();
  });
  await page.addInitScript(countAnswers);
  // Scripts that are on their way keep it from being loaded.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return free.resolve;
}

interface Counting {
  print(): void;
  /** How an element looks, and the first word of what it is called: names of homes follow it. */
  describeKind(element: Element): string;
  /** How often scripts of the page heard of a click on an element. */
  answers: Map<EventTarget, number>;
}

/** Runs in the page, before it. */
function countAnswers() {
  const page = window as unknown as Counting;
  page.print = () => {};
  page.describeKind = (element) => {
    const [word] = (element.ariaLabel ?? element.textContent.trim()).split(/\s|\d/);
    return `${element.tagName} ${element.className} ${word}`;
  };
  page.answers = new Map();
  addEventListener(
    'click',
    ({ target }) => {
      const pressed = (target as Element).closest('button, a');
      if (!pressed) return;
      const probe = new Event('animationiteration', { bubbles: true }) as Event & { isHeard?: boolean };
      pressed.dispatchEvent(probe);
      if (probe.isHeard) page.answers.set(pressed, (page.answers.get(pressed) ?? 0) + 1);
    },
    true,
  );
}

/** One of each kind of what a visitor sees and can press. */
const listKinds = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((pressable) => {
    const kinds = new Set<string>();
    for (const element of document.querySelectorAll<HTMLButtonElement>(pressable))
      if (element.checkVisibility({ visibilityProperty: true }) && !element.disabled)
        kinds.add((window as unknown as Counting).describeKind(element));
    return [...kinds];
  }, selector);

const findFirst = async (page: Page, selector: string, kind: string): Promise<ElementHandle<HTMLElement>> => {
  const found = await page.evaluateHandle(
    ([pressable, wanted]) =>
      [...document.querySelectorAll<HTMLButtonElement>(pressable!)].find(
        (element) =>
          (window as unknown as Counting).describeKind(element) === wanted &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.disabled,
      ),
    [selector, kind],
  );
  return found.asElement() as ElementHandle<HTMLElement>;
};

/** Everything in the page that can be pressed and neither does something by itself nor is held for scripts, and every link that leads away from the site, or to what is no page. */
export const leftAlone = (page: Page): Promise<string[]> =>
  page.evaluate((scripted) => {
    const isAnswered = (element: Element) => {
      if (element.matches(scripted)) return true;
      if (element instanceof HTMLAnchorElement)
        return (
          element.target === '_blank' ||
          element.hasAttribute('download') ||
          !/^https?:/.test(element.protocol) ||
          (element.origin === location.origin && !/^\/(media|remotes)\//.test(element.pathname))
        );
      if (element instanceof HTMLButtonElement) {
        const opened = element.getAttribute('popovertarget') ?? element.getAttribute('commandfor');
        return opened ? document.getElementById(opened) !== null : element.form !== null;
      }
      return element.parentElement instanceof HTMLDetailsElement;
    };
    return [...document.querySelectorAll('a[href], button, summary')]
      .filter((element) => !isAnswered(element))
      .map((element) => element.outerHTML.slice(0, 200));
  }, SCRIPTED);

/** Presses one of each kind of what opens by itself: it is open before any script is there, and again closed. */
export async function pressWhatOpens(page: Page): Promise<number> {
  const kinds = await listKinds(page, OPENS);
  for (const kind of kinds) {
    const pressed = await findFirst(page, OPENS, kind);
    const isOpen = () =>
      pressed.evaluate((element) => {
        const id = element.getAttribute('popovertarget') ?? element.getAttribute('commandfor');
        const opened = id ? document.getElementById(id)! : element.parentElement!;
        return opened.matches('[open], :popover-open');
      });
    const before = await isOpen();
    await pressed.tap();
    expect(await isOpen(), kind).toBe(!before);
    if (kind.startsWith('SUMMARY')) await pressed.tap();
    else await page.keyboard.press('Escape');
    expect(await isOpen(), kind).toBe(before);
  }
  return kinds.length;
}

/** Presses one of each kind of what scripts answer, each on a page of its own: it stays where it is, and is answered once when the code comes. */
export async function pressWhatIsScripted(open: () => Promise<Page>, path: string): Promise<number> {
  const { pathname } = new URL(path, 'http://site');
  const looking = await open();
  await withoutCode(looking, path);
  const kinds = await listKinds(looking, SCRIPTED);
  await looking.close();
  for (const kind of kinds) {
    const page = await open();
    const bring = await withoutCode(page, path);
    const pressed = await findFirst(page, SCRIPTED, kind);
    await pressed.tap();
    expect(new URL(page.url()).pathname, kind).toBe(pathname);
    bring();
    const answers = () =>
      pressed.evaluate((element) => (window as unknown as Counting).answers.get(element) ?? 0);
    await expect.poll(answers, { message: kind }).toBe(1);
    await hydrated(page);
    expect(await answers(), kind).toBe(1);
    expect(new URL(page.url()).pathname, kind).toBe(pathname);
    await page.close();
  }
  return kinds.length;
}

/** What fields with choices hold, by name: runs in the page. */
function chosen(): string[] {
  const fields = document.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
    'main :is(select, input[type=checkbox], input[type=radio])',
  );
  return [...fields].flatMap((field) =>
    field instanceof HTMLSelectElement || field.checked ? `${field.name} ${field.value}` : [],
  );
}

/** Chooses something else in each list, box and row of choices that a visitor sees, while no script is there: it stays when the code comes. */
export async function chooseInEach(page: Page, path: string): Promise<number> {
  const bring = await withoutCode(page, path);
  const before = await page.evaluate(chosen);
  await page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
      'main :is(select, input[type=checkbox], input[type=radio])',
    );
    for (const field of fields) {
      const seen = field instanceof HTMLSelectElement ? field : (field.labels?.[0] ?? field);
      if (field.disabled || !seen.checkVisibility({ visibilityProperty: true })) continue;
      if (field instanceof HTMLInputElement) field.click();
      else {
        field.selectedIndex = [...field.options].findLastIndex(({ disabled }) => !disabled);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  });
  const after = await page.evaluate(chosen);
  bring();
  await hydrated(page);
  expect(await page.evaluate(chosen), path).toEqual(after);
  return after.filter((choice) => !before.includes(choice)).length;
}

/** Sends each form that scripts send, empty, while they are not there: the visitor stays, and is told what is wrong when the code comes. */
export async function sendEach(open: () => Promise<Page>, path: string): Promise<number> {
  const forms = 'main form[data-draft]';
  for (let index = 0; ; index++) {
    const page = await open();
    const sent: string[] = [];
    const isSent = (request: Request) =>
      request.method() === 'POST' && !request.url().endsWith('/api/visits');
    page.on('request', (request) => isSent(request) && sent.push(request.url()));
    const bring = await withoutCode(page, path);
    const form = page.locator(forms).nth(index);
    if ((await form.count()) === 0) {
      await page.close();
      return index;
    }
    await form.locator('[type=submit]:visible').first().tap();
    bring();
    await expect(form.locator('[aria-invalid=true]').first(), path).toBeVisible();
    expect(sent, path).toEqual([]);
    await page.close();
  }
}
