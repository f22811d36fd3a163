import { PageCache } from './page-cache.ts';
import type { Epoch } from './page-cache.ts';

const NOW = { releases: 1, content: 1 };
const made = (text: string, headers: [string, string][] = []) => ({ markup: Buffer.from(text), headers });

function pageCache() {
  let time = 0;
  const cache = new PageCache({ bytes: 1_000_000, now: () => time });
  const add = (epoch: Epoch, key: string, text: string) => cache.share(epoch, key, async () => made(text));
  const text = async (epoch: Epoch, key: string) =>
    (await cache.find(epoch, key)?.make('identity'))?.bytes.toString();
  return { cache, add, text, pass: (ms: number) => void (time += ms) };
}

test('those who ask at once share one rendering, also one that fails for its first visitor only', async () => {
  const { cache } = pageCache();
  let rendered = 0;
  const render = async () => (rendered++, made('page'));
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.share(NOW, '/', render)));
  expect(rendered).toBe(1);
  expect(new Set(pages).size).toBe(1);
  const failing = cache.share(NOW, '/failing', () => Promise.reject(new Error('failed')));
  const waiting = cache.share(NOW, '/failing', render);
  await expect(failing).rejects.toThrow('failed');
  expect(await waiting).toBeUndefined();
});

test('who asks for a page that is of no use to others does not wait for somebody else’s', async () => {
  const { cache } = pageCache();
  await cache.share(NOW, '/mine', async () => 'not for all');
  let first = 0;
  const never = cache.share(NOW, '/mine', () => new Promise(() => first++));
  void never;
  expect(await cache.share(NOW, '/mine', async () => made('second'))).toBeDefined();
  expect(first).toBe(1);
});

test('nothing of one epoch is given in another, and what comes late is for those who asked in its time', async () => {
  const { cache, add, text } = pageCache();
  await add(NOW, '/', 'old');
  let finish = () => {};
  const late = cache.share(NOW, '/late', () => new Promise((done) => (finish = () => done(made('late')))));
  for (const next of [
    { ...NOW, releases: 2 },
    { releases: 2, content: 2 },
  ]) {
    expect(await text(next, '/')).toBeUndefined();
    await add(next, '/', `of ${next.releases} ${next.content}`);
  }
  finish();
  expect((await (await late)!.make('identity')).bytes.toString()).toBe('late');
  expect(cache.find({ releases: 2, content: 2 }, '/late')).toBeUndefined();
  // A slow request of the time before neither gets nor drops what is cached now.
  expect(cache.find(NOW, '/')).toBeUndefined();
  expect(cache.findLast(NOW, '/')).toBeUndefined();
  await add(NOW, '/', 'old again');
  expect(await text({ releases: 2, content: 2 }, '/')).toBe('of 2 2');
});

test('an old page is rendered anew by one visitor; the others have the old one meanwhile', async () => {
  const { cache, add, text, pass } = pageCache();
  await add(NOW, '/', 'old');
  pass(61_000);
  expect(await text(NOW, '/')).toBeUndefined();
  expect(await text(NOW, '/')).toBe('old');
  expect(cache.findLast(NOW, '/')).toBeDefined();
  await add(NOW, '/', 'new');
  expect(await text(NOW, '/')).toBe('new');
});

test('a page that is too old is given to nobody while it is rendered anew, also when renewals failed in between', async () => {
  const { cache, add, text, pass } = pageCache();
  await add(NOW, '/', 'old');
  for (let minute = 0; minute < 10; minute++) {
    pass(61_000);
    expect(await text(NOW, '/')).toBeUndefined();
    await cache.share(NOW, '/', async () => 'failed');
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
  const { cache, add, pass } = pageCache();
  for (const [outcome, isCached] of [
    ['failed', true],
    ['left', true],
    ['not for all', false],
  ] as const) {
    await add(NOW, `/${outcome}`, 'page');
    await add(NOW, '/other', 'page');
    pass(61_000);
    await cache.share(NOW, `/${outcome}`, async () => outcome);
    expect([outcome, !!cache.findLast(NOW, `/${outcome}`)]).toEqual([outcome, isCached]);
  }
  expect(cache.findLast(NOW, '/other')).toBeDefined();
});

test('when the visitor who has a page rendered leaves before their turn, the next one has it rendered for all', async () => {
  const { cache, text } = pageCache();
  let leave = () => {};
  const first = cache.share(NOW, '/', () => new Promise((done) => (leave = () => done('left'))));
  let rendered = 0;
  const others = [1, 2, 3].map(() =>
    cache.share(NOW, '/', async () => (++rendered === 1 ? 'left' : made('page'))),
  );
  leave();
  expect(await first).toBeUndefined();
  expect((await Promise.all(others)).map((page) => page !== undefined)).toEqual([false, true, true]);
  expect(rendered).toBe(2);
  expect(await text(NOW, '/')).toBe('page');
});

test('a failure of the visitor who took over is told to them alone, and the others render for themselves', async () => {
  const { cache } = pageCache();
  const first = cache.share(NOW, '/', async () => 'left');
  const second = cache.share(NOW, '/', () => Promise.reject(new Error('failed')));
  const third = cache.share(NOW, '/', async () => made('never asked for'));
  expect(await first).toBeUndefined();
  await expect(second).rejects.toThrow('failed');
  expect(await third).toBeUndefined();
  expect(await cache.share(NOW, '/', async () => made('page'))).toBeDefined();
});

test('what browsers have stays valid when a page was rendered anew without a change, and no longer when its headers differ', async () => {
  const { cache, add, pass } = pageCache();
  const first = (await add(NOW, '/', 'page'))!;
  pass(61_000);
  expect(await add(NOW, '/', 'page')).toBe(first);
  const { etag } = first;
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  // A server in front may have made it a strong one.
  for (const known of [`"other", ${etag}`, etag.slice('W/'.length)])
    expect(first.matchesAny(known)).toBe(true);
  pass(61_000);
  const stricter = await cache.share(NOW, '/', async () => made('page', [['content-security-policy', 'x']]));
  expect(stricter!.matchesAny(etag)).toBe(false);
});

test('a page that is read again is compressed better, and is the same page', async () => {
  const { cache, add } = pageCache();
  const text = Array.from({ length: 3_000 }, (_, index) => `<p>${(index * 7919) % 1009}</p>`).join('');
  const page = (await add(NOW, '/', text))!;
  const quick = await cache.encode('/', page, 'br');
  cache.find(NOW, '/');
  while (page.body('br') === quick) await new Promise(setImmediate);
  const best = page.body('br')!;
  expect(best.bytes.length).toBeLessThan(quick.bytes.length);
  expect((await page.make('identity')).bytes.toString()).toBe(text);
});

test('an encoding that is asked for after another one was compressed better is compressed better as well', async () => {
  const { cache, add } = pageCache();
  const page = (await add(NOW, '/', '<p>page</p>'.repeat(500)))!;
  for (const encoding of ['gzip', 'br'] as const) {
    await cache.encode('/', page, encoding);
    while (page.isImprovable) {
      cache.find(NOW, '/');
      await new Promise(setImmediate);
    }
    expect(page.body(encoding)!.level).toBe('best');
  }
});

test('a page that somebody else had rendered meanwhile is not rendered once more', async () => {
  const { cache, add } = pageCache();
  const page = await add(NOW, '/', 'page');
  expect(await cache.share(NOW, '/', () => Promise.reject(new Error('rendered again')))).toBe(page);
});
