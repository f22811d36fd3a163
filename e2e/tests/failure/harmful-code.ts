import type { APIRequestContext } from '@playwright/test';
import { FileReleaseStore } from 'composer/gateway';
import { publishWithServerCode } from '../../site/added-code.ts';
import { makeLive } from '../../site/changed-release.ts';
import { expect, test } from '../../site/own-site.ts';
import type { OwnSite } from '../../site/own-site.ts';
import { LISTS, propertyPath } from '../../site/pages.ts';
import { withPart } from './broken-part.ts';

/** The remote that does harm, and its page. */
export const APP = 'mf-search';
export const LIST = LISTS.fr.sale;

interface Harm {
  /** Added to the remote's code. */
  code: string;
  /** Kind of error that is counted; a regular expression. */
  kind: string;
  /** Status of the list page. */
  status: number;
}

/** A test that a remote with this code loses only its own part of the page. */
export const losesOnlyItsOwnPart = (harm: string, { code, kind, status }: Harm) =>
  test(`a remote with ${harm} loses only its own part of the page`, async ({ ownSite, request }) => {
    const { url, releases, gateway } = ownSite;
    const { pid } = gateway;
    const working = await liveVersion(ownSite);
    const property = await propertyPath(request);
    const { version } = await publishWithServerCode(releases, APP, code);
    await makeLive(releases, { name: APP, version });

    const list = await get(request, url + LIST);
    expect(list.status).toBe(status);
    expect(list.html).toContain('</footer>');
    expect((await get(request, url + property)).status).toBe(200);
    expect((await get(request, `${url}/fr/`)).status).toBe(200);
    await expectFault(request, ownSite, version, kind);

    await makeLive(releases, { name: APP, version: working });
    expect((await get(request, url + LIST)).status).toBe(200);
    expect(gateway.pid).toBe(pid);
  });

/** Runs before the list page's own loader. */
export function inLoader(harm: string): string {
  const own = `const own = module.exports.exposes['./ListPage'].loader;`;
  return `{ ${own} ${withPart('./ListPage', 'loader', `(args) => { ${harm}; return own(args); }`)} }`;
}

export async function get(request: APIRequestContext, url: string) {
  const answer = await request.get(url);
  return { status: answer.status(), html: await answer.text() };
}

/** Waits until an error of a kind, a regular expression, was counted for a release. */
export async function expectFault(
  request: APIRequestContext,
  site: OwnSite,
  version: string,
  kind: string,
): Promise<void> {
  const counted = async () => Object.keys(await faults(request, site, version)).join(' ');
  await expect.poll(counted).toMatch(new RegExp(`\\b(${kind})\\b`));
}

/** How often each kind of error was counted for a release. */
export async function faults(
  request: APIRequestContext,
  { metricsUrl }: OwnSite,
  version: string,
): Promise<Readonly<Record<string, number>>> {
  const metrics = await (await request.get(metricsUrl!)).text();
  const labels = `remote="${APP}",version="${version}",kind="([^"]+)"`;
  const counted = metrics.matchAll(new RegExp(`^facade_page_faults_total\\{${labels}\\} (\\d+)$`, 'gm'));
  return Object.fromEntries([...counted].map(([, kind, count]) => [kind, Number(count)]));
}

const liveVersion = async ({ releases }: OwnSite) =>
  (await new FileReleaseStore(releases).readRegistry()).live[APP]!;
