import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBrowser } from 'composer/cli';
import { findBrowser } from '../../browser/find-browser.ts';
import { expect, test } from '../../site/test.ts';

const HYDRATED = `document.documentElement.dataset.hydrated = 'shell mf-x/Basket';`;

/** Scripts of pages, by path. */
const SCRIPTS: Record<string, string> = {
  '/good/': HYDRATED,
  '/busy/': `${HYDRATED} addEventListener('keydown', () => { for (;;); });`,
  '/growing/': `${HYDRATED} addEventListener('scroll', () => { document.body.style.height = document.body.scrollHeight + 5000 + 'px'; });`,
  '/sending/': `${HYDRATED}
    fetch('/api/mail', { method: 'POST', body: '1' });
    navigator.sendBeacon('/api/seen', '1');
    fetch('/faults', { method: 'POST', body: JSON.stringify({ app: 'mf-x', kind: 'render', message: 'Error: no' }) });
    fetch('https://else.example/', { mode: 'no-cors' });
    open('/popup/');`,
};

test('a page is seen as its visitors see it, sends nothing, and holds nothing up that never answers', async () => {
  process.env.CHROME_PATH = (await findBrowser()).executablePath;
  const sent: string[] = [];
  const server = createServer(({ url = '', method }, response) => {
    if (method !== 'GET') sent.push(`${method} ${url}`);
    const script = SCRIPTS[url.replace(/script\.js$/, '')];
    if (url.endsWith('.js')) return void response.setHeader('content-type', 'text/javascript').end(script);
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src 'self'; img-src data:; connect-src *; style-src-attr 'unsafe-inline'`,
    );
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,"><main style="height: 4000px"><h1>A page</h1></main><script src="script.js"></script></html>`,
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await openBrowser({ deadline: 10_000 });
  try {
    const hydrated = ['shell', 'mf-x/Basket'];
    const fine = { errors: [], violations: {}, hydrated, screenshot: expect.any(Buffer) };
    expect(await browser.look(origin, '/busy/')).toEqual({
      errors: ['does not answer'],
      violations: {},
      hydrated: [],
    });
    expect(await browser.look(origin, '/good/')).toEqual(fine);
    expect(await browser.look(origin, '/growing/')).toEqual(fine);
    expect(await browser.look(origin, '/sending/')).toEqual({ ...fine, errors: ['mf-x: render: Error: no'] });
    expect(sent).toEqual([]);
  } finally {
    await browser.close();
    server.close();
  }
});
