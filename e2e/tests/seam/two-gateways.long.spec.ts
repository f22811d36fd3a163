import { expectSameBytes } from '../../site/same-bytes.ts';
import { everyPage, hydrated, LANGUAGES } from '../../site/pages.ts';
import { expect, test } from '../../site/two-gateways.ts';

/** Pages that are for nobody else, and unknown ones, are rendered by one gateway alone. */
const LEAST_KEPT = 20;

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ expectedFault: /status of (404|410)/, viewport: { width: 390, height: 844 } });
    test.setTimeout(300_000);

    test('every page is the same from two gateways, also when both were started anew', async ({
      twoGateways,
      request,
    }) => {
      const paths = Object.values(await everyPage(request, language));
      expect(await expectSameBytes(request, twoGateways, paths)).toBeGreaterThan(LEAST_KEPT);
      await twoGateways.second.stop();
      await twoGateways.second.start();
      expect(await expectSameBytes(request, twoGateways, paths.toReversed())).toBeGreaterThan(LEAST_KEPT);
      await twoGateways.site.gateway.stop();
      await twoGateways.site.gateway.start();
      expect(await expectSameBytes(request, twoGateways, paths)).toBeGreaterThan(LEAST_KEPT);
    });

    test('every page of one becomes interactive with the files of the other, cold and warm', async ({
      twoGateways: { url, second },
      page,
      request,
    }) => {
      const paths = Object.values(await everyPage(request, language));
      for (const path of [...paths, ...paths]) {
        await page.goto(url + path);
        await hydrated(page);
      }
      const metrics = await (await request.get(second.metricsUrl)).text();
      expect(metrics).not.toContain('facade_page_states_total{outcome="not_found"}');
    });
  });
