import { FileReleaseStore } from 'composer/gateway';
import { onBusyMachine } from 'composer/testing/busy-machine.ts';
import { expect, test } from '../../site/own-site.ts';
import { everyPage } from '../../site/pages.ts';

/** So often the gateway starts anew meanwhile: its renderers are cold then. */
const STARTS = 3;
/** How long visitors ask for pages after each start, in ms, and how many at a time. */
const BUSY_FOR = 60_000 / STARTS;
const VISITORS = 4;
/** Faults that count for a release: without them none is left out. */
const COUNTED = /^facade_page_faults_total\{.*kind="(?!api|starved).*$/gm;

// As in production.
test.use({ ownSettings: { DEADLINE_FACTOR: '1' } });

test('while all cores are busy with other processes for a minute nobody is left out', async ({
  ownSite,
  request,
}) => {
  test.setTimeout(300_000);
  const { url, metricsUrl, gateway, releases } = ownSite;
  const paths = Object.values(await everyPage(request, 'fr'));
  const faults: string[] = [];
  let asked = 0;
  const figures = async () => (await request.get(metricsUrl!, { timeout: 0 })).text();
  await onBusyMachine(10, async () => {
    for (let start = 0; start < STARTS; start++) {
      await gateway.stop();
      await gateway.start();
      const end = Date.now() + BUSY_FOR;
      await Promise.all(Array.from({ length: VISITORS }, () => visit(end)));
      faults.push(...((await figures()).match(COUNTED) ?? []));
    }
  });
  expect(asked).toBeGreaterThan(paths.length);
  expect(faults).toEqual([]);
  // Pauses are short: nobody has been left out since the start either.
  expect(await new FileReleaseStore(releases).readOutcomes()).toMatchObject({ known: [] });
  expect(await figures()).toContain('\nfacade_excluded_releases 0\n');
  const ready = await request.get(`${url}/readyz`, { timeout: 0 });
  expect(await ready.json()).toMatchObject({ excluded: [] });

  async function visit(end: number) {
    while (Date.now() < end) {
      const path = paths[asked++ % paths.length]!;
      // A parameter that no page knows: it is rendered for each visitor.
      await request.get(`${url}${path}${path.includes('?') ? '&' : '?'}visit=${asked}`, { timeout: 0 });
    }
  }
});
