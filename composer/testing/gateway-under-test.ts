import { createServer } from 'node:http';
import type { IncomingHttpHeaders, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { Logger } from 'pino';
import request from 'supertest';
import { CONFIGURATION_HEADER } from '../contract/content-state.ts';
import { createGateway } from '../gateway/create-gateway.ts';
import type { Gateway } from '../gateway/create-gateway.ts';
import { metricsServer } from '../gateway/http/gateway-server.ts';
import type { GatewaySettings } from '../gateway/settings.ts';
import type { GatewayParts, SiteDescription } from '../gateway/site.ts';
import { ECHO_SHELL, emptyStore, release, remoteCode } from './release-fixture.ts';

const SITE = { languages: ['fr', 'nl'], defaultLanguage: 'fr' };
const silent = pino({ level: 'silent' });

/** Whom a gateway serves: the test that runs, or the whole file where none does. */
const currentScope = () =>
  expect.getState().currentTestName === undefined ? ('file' as const) : ('test' as const);

export const toUrl = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const opened: Server[] = [];
afterAll(() => opened.forEach((server) => server.close()));

/** Listens until the tests have ended, as a real gateway does: supertest would start one server again for each request. */
export async function listening(handler: RequestListener): Promise<Server> {
  const server = createServer(handler);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  opened.push(server);
  return server;
}

/** What the API behind the gateway was asked. */
export interface Asked {
  url: string | undefined;
  headers: IncomingHttpHeaders;
}

/** Of the API's content: the version of its data, and what it answers besides an echo. Without a version it is an API that does not tell its state. */
interface Content {
  version?: number;
  configuration?: number;
  text?: string;
  /** What it says of the site besides its languages. */
  site?: Record<string, unknown>;
  /** How the API answers; by default it may be used for a minute. */
  cacheControl?: string;
  /** The API fails for everything but its state and the site. */
  isBroken?: boolean;
  /** What a second API tells and answers otherwise: the two are asked in turn, as by a balancer. */
  second?: Pick<Content, 'configuration' | 'version' | 'text'>;
  /** How often the state was asked for. */
  stateAsks?: number;
}

/** An API that answers with what it was asked; every question is kept. */
async function echoApi(content: Content): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const turns = { state: 0, other: 0 };
  const server = await listening(({ url, headers }, response) => {
    const isSecond = turns[url === '/content-state' ? 'state' : 'other']++ % 2 > 0;
    const { configuration = 1, version, text } = { ...content, ...(isSecond && content.second) };
    response.setHeader(CONFIGURATION_HEADER, String(configuration));
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-control', content.cacheControl ?? 'public, max-age=60');
    if (url!.startsWith('/api/site')) return void response.end(JSON.stringify({ ...SITE, ...content.site }));
    if (url === '/content-state') {
      content.stateAsks = (content.stateAsks ?? 0) + 1;
      const state = { source: 'one', configuration, versions: [version] };
      return void response.end(version === undefined ? '{}' : JSON.stringify(state));
    }
    asked.push({ url, headers });
    if (content.isBroken) response.statusCode = 500;
    response.end(JSON.stringify({ url, id: headers['x-request-id'], text }));
  });
  return { url: toUrl(server), asked };
}

/** Gateways of a site, for tests of it: each ends with its test. */
export function gatewaysUnderTest<Settings extends GatewaySettings>(
  readSettings: (environment: NodeJS.ProcessEnv) => Settings,
  describeSite: (settings: Settings, parts: GatewayParts) => SiteDescription,
  metricsPrefix = 'site_',
) {
  /** Those of one test, and those of a whole file. */
  const gateways: { test: Gateway[]; file: Gateway[] } = { test: [], file: [] };
  const end = (ended: Gateway[]) => Promise.all(ended.splice(0).map((gateway) => gateway.close()));
  afterEach(() => end(gateways.test));
  afterAll(() => end(gateways.file));

  async function open(settings: Settings, log: Logger = silent, scope = currentScope()) {
    const gateway = createGateway(settings, (parts) => describeSite(settings, parts), { log, metricsPrefix });
    gateways[scope].push(gateway);
    return {
      server: await listening(gateway.app),
      figures: request(metricsServer(gateway.metrics)),
    };
  }

  /** A gateway with these settings, for supertest. */
  const served = async (settings: Settings, log?: Logger) => request((await open(settings, log)).server);

  /**
   * A gateway with a shell and one remote, before an API that echoes.
   * @param configured what the API says of the site besides its languages
   */
  async function gateway(
    environment: NodeJS.ProcessEnv = {},
    log?: Logger,
    { shell = ECHO_SHELL, ...configured }: { shell?: string } & Record<string, unknown> = {},
    scope = currentScope(),
  ) {
    const store = emptyStore();
    await release(
      store,
      { name: 'shell', server: shell, web: { 'main.js': 'main'.repeat(500) } },
      {
        name: 'mf-search',
        server: remoteCode('search'),
        release: { exposes: { './Page': { js: [], css: [] } } },
      },
    );
    const content: Content = { site: configured };
    const api = await echoApi(content);
    const settings = readSettings({
      RELEASES: store.folder,
      API_URL: api.url,
      API_STATE_URL: api.url,
      LOG_LEVEL: 'silent',
      RENDERERS: '1',
      ...environment,
    });
    const { server, figures } = await open(settings, log, scope);
    return { store, settings, content, asked: api.asked, site: request(server), figures, url: toUrl(server) };
  }

  type Opened = Awaited<ReturnType<typeof gateway>>;
  const shared = new Map<string, Promise<Opened>>();

  /**
   * A gateway for tests that only make requests: the file has one for each environment, as its renderers cost a second to start.
   * What the API was asked begins with nothing.
   */
  async function sharedGateway(
    environment: NodeJS.ProcessEnv = {},
  ): Promise<Omit<Opened, 'store' | 'content'>> {
    const key = JSON.stringify(environment);
    const known = shared.get(key) ?? gateway(environment, undefined, {}, 'file');
    shared.set(key, known);
    const found = await known;
    found.asked.length = 0;
    return found;
  }

  return { served, gateway, sharedGateway };
}

/** Changes what the API says of the site; the next page and the next iframe ask it anew. */
export function configure({ content }: { content: Content }, site: Record<string, unknown>): void {
  Object.assign(content, { site, cacheControl: 'no-store' });
}

/** What the page of the echoing shell was asked. */
export const page = async (response: request.Response) => JSON.parse(response.text);
