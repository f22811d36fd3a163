import { blockedPort } from './settings.ts';

test.each([6000, 5060, 5061, 6665, 6669, 4190, 10080, 22, 993, 4045])('browsers block port %s', (port) => {
  expect(blockedPort(port)).toContain(`browsers block port ${port}`);
});

test.each([0, 80, 443, 3000, 4000, 4100, 5432, 8080, 9464, 65_535])('port %s can be used', (port) => {
  expect(blockedPort(port)).toBeUndefined();
});

test('the suggested port can be used', () => {
  for (let port = 1; port <= 11_000; port++) {
    const proposed = /such as (\d+)/.exec(blockedPort(port) ?? '')?.[1];
    if (proposed) expect(blockedPort(Number(proposed))).toBeUndefined();
  }
});

test('Node’s own fetch blocks the same ones', async () => {
  for (const port of [6000, 5060, 4190, 10080, 6697])
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({
      cause: { message: 'bad port' },
    });
});
