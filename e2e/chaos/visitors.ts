import { setTimeout as sleep } from 'node:timers/promises';
import { alertForm, photoForm } from '../site/form-with-parts.ts';
import { plainForm, scriptedForm, type VisitorForm } from '../site/visitor-form.ts';
import { faultOfPage, type Marked } from './check-page.ts';
import { pickOne, seeded } from './random.ts';

/** What a visitor was given. */
export interface Answered {
  /** When it came, and how long it took, in ms. */
  at: number;
  took: number;
  path: string;
  /** Of the answer, or why there was none. */
  status: number | string;
  /** What is wrong with an answer of 200. */
  fault?: string | undefined;
}

/** A form, once it was accepted. */
export interface SentForm {
  form: VisitorForm;
  path: string;
  isAccepted: boolean;
}

export interface Visitors {
  answers: readonly Answered[];
  forms: readonly SentForm[];
  /** What most of them ask for. */
  popular: readonly string[];
  /** Ends what is under way; forms that were not accepted are sent until they are. */
  stop(): Promise<void>;
}

interface VisitorOptions {
  seed: number;
  /** Visitors at once. */
  count: number;
  /** Of the list page in French, once such a release exists. */
  marked(): Marked | undefined;
}

const LIST = '/fr/a-vendre/';
/** How answers name a form whose file is sent first. */
export const WITH_FILE = 'a form with a file';
/** Pages that most visitors see. */
const POPULAR = 12;
/** ms: a busy machine is slow, which is no fault. */
const PATIENCE = 60_000;
/** What is sent, as answers name it. */
const FORMS = [
  { path: 'a form', createForm: scriptedForm },
  { path: 'a form without scripts', createForm: plainForm },
  { path: 'a search alert', createForm: alertForm },
  { path: WITH_FILE, createForm: photoForm },
];
/** ms between two forms. */
const BETWEEN_FORMS = 600;
/** Times that a form is sent again at the end. */
const LAST_TRIES = 20;

/** Visitors, a crawler and one who sends forms, until they are stopped. */
export async function sendVisitors(url: string, options: VisitorOptions): Promise<Visitors> {
  const answers: Answered[] = [];
  const forms: SentForm[] = [];
  const paths = await readPaths(url);
  const etags = new Map<string, string>();
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;

  async function ask(path: string, headers: Record<string, string>): Promise<void> {
    const began = Date.now();
    let status: Answered['status'];
    let fault: string | undefined;
    try {
      const response = await fetch(url + path, {
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
      });
      const body = await response.text();
      status = response.status;
      if (status === 200 && response.headers.get('content-type')?.startsWith('text/html')) {
        fault = faultOfPage(
          body,
          path === LIST || path.startsWith(`${LIST}?`) ? options.marked() : undefined,
        );
        const etag = response.headers.get('etag');
        if (etag) etags.set(path, etag);
      }
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      status = name === 'TimeoutError' ? 'no answer' : (cause?.code ?? name);
    }
    answers.push({ at: Date.now(), took: Date.now() - began, path, status, fault });
  }

  async function visitor(number: number) {
    const random = seeded(options.seed * 1_000 + number);
    while (!isStopped()) {
      const { path, isKnown } = chooseNext(random, paths);
      const etag = isKnown ? etags.get(path) : undefined;
      await ask(path, { 'x-forwarded-for': createAddress(random), ...(etag && { 'if-none-match': etag }) });
      await sleep(50 + random() * 300);
    }
  }

  async function crawler() {
    for (let next = 0; !isStopped(); next++) {
      await ask(paths[next % paths.length]!, {
        'user-agent': 'Googlebot/2.1',
        'x-forwarded-for': '66.249.66.1',
      });
      await sleep(400);
    }
  }

  async function send(one: SentForm): Promise<void> {
    const began = Date.now();
    one.isAccepted = await one.form.send(url);
    const status = one.isAccepted ? 200 : 'not taken';
    answers.push({ at: Date.now(), took: Date.now() - began, path: one.path, status });
  }

  async function sender() {
    for (let number = 0; !isStopped(); number++) {
      const { path, createForm } = FORMS[number % FORMS.length]!;
      const sent: SentForm = { form: createForm(number), path, isAccepted: false };
      forms.push(sent);
      await send(sent);
      // As people do: one that was not accepted is sent again, later.
      const again = forms.find((one) => one !== sent && !one.isAccepted);
      if (again) await send(again);
      await sleep(BETWEEN_FORMS);
    }
  }

  const running = Promise.all([
    ...Array.from({ length: options.count }, (_, number) => visitor(number)),
    crawler(),
    sender(),
  ]);
  return {
    answers,
    forms,
    popular: paths.slice(0, POPULAR),
    async stop() {
      stopping.abort();
      await running;
      for (let tries = 0; tries < LAST_TRIES && forms.some(({ isAccepted }) => !isAccepted); tries++) {
        for (const one of forms) if (!one.isAccepted) await send(one);
        await sleep(500);
      }
      // As by a double click: nothing may be stored twice.
      for (const { form } of forms.slice(-FORMS.length)) await form.send(url);
    },
  };
}

/** Most ask for a popular page, some of them again, some for what no cache has. */
function chooseNext(random: () => number, paths: readonly string[]): { path: string; isKnown: boolean } {
  const kind = random();
  if (kind < 0.1) return { path: `${LIST}?price=${Math.floor(random() * 9e5)}-1500000`, isKnown: false };
  if (kind < 0.18) return { path: `/api/site?lang=${pickOne(random, ['fr', 'nl'])}`, isKnown: false };
  if (kind < 0.3) return { path: pickOne(random, paths), isKnown: random() < 0.5 };
  return { path: pickOne(random, [LIST, ...paths.slice(0, POPULAR)]), isKnown: random() < 0.3 };
}

/** All pages of the sitemap, in all languages, in an order that mixes them. */
async function readPaths(url: string): Promise<string[]> {
  const read = async (address: string) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return Array.from((await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g), ([, found]) => found!);
  };
  const pages: string[] = [];
  // One after the other: a gateway writes two of them at once, and refuses more.
  for (const file of await read(`${url}/sitemap.xml`))
    pages.push(...(await read(url + new URL(file).pathname)));
  const paths = pages.map((page) => new URL(page).pathname);
  if (paths.length === 0) throw new Error('The sitemap names no page');
  // Of each language and kind some are among the first.
  const step = 7919 % paths.length || 1;
  return [...new Set(paths.map((_, index) => paths[(index * step) % paths.length]!))];
}

const createAddress = (random: () => number) =>
  `10.${[0, 0, 0].map(() => 1 + Math.floor(random() * 250)).join('.')}`;
