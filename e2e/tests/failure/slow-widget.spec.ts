import { burning } from 'composer/testing/busy-machine.ts';
import { publishWithServerCode } from '../../site/added-code.ts';
import { makeLive } from '../../site/changed-release.ts';
import { expect, test } from '../../site/own-site.ts';
import { propertyPath } from '../../site/pages.ts';
import { withPart } from './broken-part.ts';
import { get } from './harmful-code.ts';

test.use({ isSiteKept: true });

const SLOW = `() => { ${burning(600)} return 'slow on purpose'; }`;
/** Pages that may show it: the first of each of three processes is no measure, and two are the proof. */
const MOST_SLOW = 5;

test('a widget that takes 600 ms of processor shows its fallback after a few pages, and is counted', async ({
  ownSite,
  request,
}) => {
  const { url, releases, metricsUrl } = ownSite;
  const property = await propertyPath(request);
  const slow = await publishWithServerCode(releases, 'mf-forms', withPart('./RequestInfo', 'default', SLOW));
  await makeLive(releases, slow);
  // A page with a parameter that no page knows is rendered for each visitor.
  const visit = (number: number) => get(request, `${url}${property}?visit=${number}`);
  let pages = 0;
  for (; (await visit(pages)).html.includes('slow on purpose'); pages++)
    expect(pages).toBeLessThan(MOST_SLOW);
  const page = await visit(pages + 1);
  expect(page.status).toBe(200);
  expect(page.html).toContain('href="tel:');

  const { excluded } = await (await request.get(`${url}/readyz`)).json();
  const part = { app: 'mf-forms', version: slow.version, expose: './RequestInfo' };
  expect(excluded).toEqual([expect.objectContaining({ ...part, kind: 'slow' })]);
  const metrics = await (await request.get(metricsUrl!)).text();
  const labels = `remote="mf-forms",version="${slow.version}",expose="./RequestInfo"`;
  expect(metrics).toContain(`facade_parts_over_share_total{${labels}} 2`);
  expect(metrics).toMatch(
    /facade_part_cpu_seconds_count\{remote="mf-property",version="[^"]+",expose="[^"]+"\} \d/,
  );
});
