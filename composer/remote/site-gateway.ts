import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import * as z from 'zod';
import { siteFileSchema } from '../contract/contract.ts';
import type { SiteFile } from '../contract/contract.ts';
import { gatewaySettings, gatewayShape, serveGateway } from '../gateway/gateway.ts';
import type { GatewayParts, GatewaySettings, GatewaySite, GatewayTexts } from '../gateway/gateway.ts';
import { readable, readEnvironment } from '../server/settings.ts';
import { isRead, READ_ONLY, refuse } from './site-proxy.ts';

/** The gateway of a remote that is developed inside a site elsewhere (`develop.ts`), which it knows by what the site tells. */
interface Settings extends GatewaySettings {
  /** The site, by which its API is reached too. */
  api: string;
  site: SiteFile;
  allowsWrites: boolean;
}

const schema = z.object({
  ...gatewayShape(process.cwd()),
  SITE: readable((text) => void siteFileSchema.parse(JSON.parse(text))),
  SITE_WRITES: z.stringbool().default(false),
});

function readSettings(): Settings {
  const data = readEnvironment(process.env, { program: 'the gateway', schema });
  return {
    ...gatewaySettings(data),
    api: data.API_URL,
    site: siteFileSchema.parse(JSON.parse(data.SITE)),
    allowsWrites: data.SITE_WRITES,
  };
}

function describeSite({ api, site, allowsWrites }: Settings, { apiParts }: GatewayParts): GatewaySite {
  const { languages, defaultLanguage, kinds } = site;
  const inAll = (title: string, text: string): GatewayTexts['unavailable'] =>
    Object.fromEntries(languages.map((language) => [language, [title, text]])) as GatewayTexts['unavailable'];
  const refused = inAll('The form was not sent', 'The site does not take it.');
  return {
    languages,
    defaultLanguage,
    kinds,
    texts: {
      unavailable: inAll('The page cannot be made', 'The terminal says why.'),
      formRefused: { away: refused, busy: refused, 'too-large': refused, unreadable: refused },
    },
    readFacts: async () => ({
      languages,
      defaultLanguage,
      sourcesAt: () => ({ thirdParties: [], films: [] }),
    }),
    lookUp: async () => undefined,
    isPreview: () => false,
    formFiles: { url: `${api}/`, availability: apiParts(api), patience: 5_000, silence: 60_000 },
    isTried: () => false,
    iframe: async () => ({ attributes: {} }),
    files: [],
    answers: [...(allowsWrites ? [] : [readsOnly]), fromSite(api, kinds)],
  };
}

/** Forms are refused before a page of the site could send them on. */
const readsOnly: RequestHandler = (request, response, next) =>
  isRead(request) ? next() : refuse(response, READ_ONLY);

/** Files that lie beside pages: icons, manifests. */
const FILE = /\/[^/]+\.[a-z0-9]{2,12}$/i;

/** What is no page comes from the site. */
function fromSite(api: string, kinds: readonly string[]): RequestHandler {
  const forward = createProxyMiddleware({ target: api }) as unknown as RequestHandler;
  return (request, response, next) =>
    kinds.includes(request.path.split('/')[1]!) || FILE.test(request.path)
      ? forward(request, response, next)
      : next();
}

// Who started it may have been killed, and asked nothing.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await serveGateway<Settings>(readSettings, describeSite, { metricsPrefix: 'development_' });
