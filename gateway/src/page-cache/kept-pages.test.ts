import { KeptPages } from './kept-pages.ts';
import type { Epoch } from './kept-pages.ts';

const NOW = { releases: 1, content: 1 };
const made = (text: string, headers: [string, string][] = []) => ({ markup: Buffer.from(text), headers });

function keptPages() {
  let time = 0;
  const kept = new KeptPages({ bytes: 1_000_000, now: () => time });
  const add = (epoch: Epoch, key: string, text: string) => kept.share(epoch, key, async () => made(text));
  const text = async (epoch: Epoch, key: string) =>
    (await kept.find(epoch, key)?.make('identity'))?.bytes.toString();
  return { kept, add, text, pass: (ms: number) => void (time += ms) };
}

test('those who ask at once share one rendering, also one that fails for its first visitor only', async () => {
  const { kept } = keptPages();
  let rendered = 0;
  const render = async () => (rendered++, made('page'));
  const pages = await Promise.all(Array.from({ length: 50 }, () => kept.share(NOW, '/', render)));
  expect(rendered).toBe(1);
  expect(new Set(pages).size).toBe(1);
  const failing = kept.share(NOW, '/failing', () => Promise.reject(new Error('failed')));
  const waiting = kept.share(NOW, '/failing', render);
  await expect(failing).rejects.toThrow('failed');
  expect(await waiting).toBeUndefined();
});

test('who asks for a page that is of no use to others does not wait for somebody else’s', async () => {
  const { kept } = keptPages();
  await kept.share(NOW, '/mine', async () => 'not for all');
  let first = 0;
  const never = kept.share(NOW, '/mine', () => new Promise(() => first++));
  void never;
  expect(await kept.share(NOW, '/mine', async () => made('second'))).toBeDefined();
  expect(first).toBe(1);
});

test('nothing of one epoch is given in another, and what comes late is for those who asked in its time', async () => {
  const { kept, add, text } = keptPages();
  await add(NOW, '/', 'old');
  let finish = () => {};
  const late = kept.share(NOW, '/late', () => new Promise((done) => (finish = () => done(made('late')))));
  for (const next of [
    { ...NOW, releases: 2 },
    { releases: 2, content: 2 },
  ]) {
    expect(await text(next, '/')).toBeUndefined();
    await add(next, '/', `of ${next.releases} ${next.content}`);
  }
  finish();
  expect((await (await late)!.make('identity')).bytes.toString()).toBe('late');
  expect(kept.find({ releases: 2, content: 2 }, '/late')).toBeUndefined();
  // A slow request of the time before neither gets nor drops what is kept now.
  expect(kept.find(NOW, '/')).toBeUndefined();
  expect(kept.lastOf(NOW, '/')).toBeUndefined();
  await add(NOW, '/', 'old again');
  expect(await text({ releases: 2, content: 2 }, '/')).toBe('of 2 2');
});

test('an old page is rendered anew by one visitor; the others have the old one meanwhile', async () => {
  const { kept, add, text, pass } = keptPages();
  await add(NOW, '/', 'old');
  pass(61_000);
  expect(await text(NOW, '/')).toBeUndefined();
  expect(await text(NOW, '/')).toBe('old');
  expect(kept.lastOf(NOW, '/')).toBeDefined();
  await add(NOW, '/', 'new');
  expect(await text(NOW, '/')).toBe('new');
});

test('a page that is too old is given to nobody while it is rendered anew, also when renewals failed in between', async () => {
  const { kept, add, text, pass } = keptPages();
  await add(NOW, '/', 'old');
  for (let minute = 0; minute < 10; minute++) {
    pass(61_000);
    expect(await text(NOW, '/')).toBeUndefined();
    await kept.share(NOW, '/', async () => 'failed');
    expect(await text(NOW, '/')).toBe('old');
  }
  pass(61_000);
  expect(await text(NOW, '/')).toBeUndefined();
  expect(await text(NOW, '/')).toBeUndefined();
  await add(NOW, '/', 'old');
  pass(61_000);
  expect(await text(NOW, '/')).toBeUndefined();
  expect(await text(NOW, '/')).toBe('old');
});

test('a page that is no longer for all is dropped; one that could not be rendered anew stays', async () => {
  const { kept, add, pass } = keptPages();
  for (const [outcome, isKept] of [
    ['failed', true],
    ['left', true],
    ['not for all', false],
  ] as const) {
    await add(NOW, `/${outcome}`, 'page');
    await add(NOW, '/other', 'page');
    pass(61_000);
    await kept.share(NOW, `/${outcome}`, async () => outcome);
    expect([outcome, !!kept.lastOf(NOW, `/${outcome}`)]).toEqual([outcome, isKept]);
  }
  expect(kept.lastOf(NOW, '/other')).toBeDefined();
});

test('when the visitor who has a page rendered leaves before their turn, the next one has it rendered for all', async () => {
  const { kept, text } = keptPages();
  let leave = () => {};
  const first = kept.share(NOW, '/', () => new Promise((done) => (leave = () => done('left'))));
  let rendered = 0;
  const others = [1, 2, 3].map(() =>
    kept.share(NOW, '/', async () => (++rendered === 1 ? 'left' : made('page'))),
  );
  leave();
  expect(await first).toBeUndefined();
  expect((await Promise.all(others)).map((page) => page !== undefined)).toEqual([false, true, true]);
  expect(rendered).toBe(2);
  expect(await text(NOW, '/')).toBe('page');
});

test('a failure of the visitor who took over is told to them alone, and the others render for themselves', async () => {
  const { kept } = keptPages();
  const first = kept.share(NOW, '/', async () => 'left');
  const second = kept.share(NOW, '/', () => Promise.reject(new Error('failed')));
  const third = kept.share(NOW, '/', async () => made('never asked for'));
  expect(await first).toBeUndefined();
  await expect(second).rejects.toThrow('failed');
  expect(await third).toBeUndefined();
  expect(await kept.share(NOW, '/', async () => made('page'))).toBeDefined();
});

test('what browsers have stays valid when a page was rendered anew without a change, and no longer when its headers differ', async () => {
  const { kept, add, pass } = keptPages();
  const first = (await add(NOW, '/', 'page'))!;
  pass(61_000);
  expect(await add(NOW, '/', 'page')).toBe(first);
  const etag = (await first.make('br')).etag;
  expect(first.isOneOf(`"other", W/${etag}`)).toBe(true);
  pass(61_000);
  const stricter = await kept.share(NOW, '/', async () => made('page', [['content-security-policy', 'x']]));
  expect(stricter!.isOneOf(etag)).toBe(false);
});

test('a page that is read again is compressed better, under another tag', async () => {
  const { kept, add } = keptPages();
  const text = Array.from({ length: 3_000 }, (_, index) => `<p>${(index * 7919) % 1009}</p>`).join('');
  const page = (await add(NOW, '/', text))!;
  const quick = await kept.encode('/', page, 'br');
  kept.find(NOW, '/');
  while (page.body('br') === quick) await new Promise(setImmediate);
  const best = page.body('br')!;
  expect(best.bytes.length).toBeLessThan(quick.bytes.length);
  expect(best.etag).not.toBe(quick.etag);
  expect(page.isOneOf(quick.etag)).toBe(true);
  expect((await page.make('identity')).bytes.toString()).toBe(text);
});

test('an encoding that is asked for after another one was compressed better is compressed better as well', async () => {
  const { kept, add } = keptPages();
  const page = (await add(NOW, '/', '<p>page</p>'.repeat(500)))!;
  for (const encoding of ['gzip', 'br'] as const) {
    await kept.encode('/', page, encoding);
    while (page.isImprovable) {
      kept.find(NOW, '/');
      await new Promise(setImmediate);
    }
    expect(page.body(encoding)!.etag).toContain('best');
  }
});

test('a page that somebody else had rendered meanwhile is not rendered once more', async () => {
  const { kept, add } = keptPages();
  const page = await add(NOW, '/', 'page');
  expect(await kept.share(NOW, '/', () => Promise.reject(new Error('rendered again')))).toBe(page);
});
