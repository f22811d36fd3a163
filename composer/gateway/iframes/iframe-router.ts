import { randomBytes } from 'node:crypto';
import { Router } from 'express';
import escapeHtml from 'escape-html';
import { FRAME_ROOT, frameFiles, framePath } from '../../contract/release-files.ts';
import { byNonce, contentSecurityPolicy } from '../http/security.ts';
import type { SecurityOptions } from '../http/security.ts';
import { cacheControl } from '../releases/snapshot.ts';
import type { FindComposition, Snapshot } from '../releases/snapshot.ts';
import type { GatewaySite, IframeFacts } from '../site.ts';
import type { Composition } from '../../contract/boot.ts';

interface IframeDependencies {
  compositions: FindComposition;
  security: SecurityOptions;
  iframe: GatewaySite['iframe'];
}

/**
 * Documents of iframes, `/frames/<remote>/<name>/`, of the releases of their request. Only pages of the site may embed them; they use no other
 * origin but those that the site names, and no third party but the one that they show.
 */
export function iframeRouter({ compositions, security, iframe }: IframeDependencies): Router {
  const router = Router({ strict: true });
  router.get(framePath(':remote', ':name'), async (request, response, next) => {
    const snapshot = await compositions.for(request);
    const { remote, name } = request.params as { remote: string; name: string };
    const found = findIframe(snapshot.composition, remote, name);
    const facts = found && (await iframe(name));
    if (!found || !facts) return next();
    // A page of the site in its place would be a site within the page.
    if (facts.thirdParty !== undefined && snapshot.audience === 'holder')
      return void response.status(404).set('cache-control', 'no-store').type('text').send('Not found');
    const nonce = facts.thirdParty === undefined ? undefined : randomBytes(16).toString('base64');
    const policy = contentSecurityPolicy(security, sources(facts, snapshot), {
      styles: nonce === undefined ? [] : [byNonce(nonce)],
    });
    policy(request, response, throwIfAny);
    response
      .set('cache-control', cacheControl(snapshot.audience, 'no-cache'))
      .set('x-robots-tag', 'noindex')
      .type('html')
      .send(iframeDocument(found, facts, nonce));
  });
  return router;
}

const sources = ({ thirdParty, connections = [] }: IframeFacts, snapshot: Snapshot) =>
  thirdParty === undefined
    ? { scripts: [], connections: [...connections], images: [], frames: [] }
    : snapshot.frameSources(thirdParty);

function throwIfAny(error?: unknown) {
  if (error) throw error;
}

interface IframeFile {
  href: string;
  integrity: string | undefined;
}

interface Iframe {
  script: IframeFile;
  styles: IframeFile | undefined;
}

/** The files of an iframe of a live remote; undefined if its release has no such iframe. */
function findIframe(composition: Composition, remote: string, name: string): Iframe | undefined {
  const known = Object.hasOwn(composition.remotes, remote) ? composition.remotes[remote] : undefined;
  if (!known || !/^[a-z][a-z0-9-]*$/.test(name)) return undefined;
  const folder = known.entry.slice(0, known.entry.lastIndexOf('/') + 1);
  const { js, css } = frameFiles(name);
  const script = findFile(composition, folder + js);
  // A development build lists no files: whether it has the iframe shows when the browser asks for it.
  if (script.integrity === undefined && known.version !== DEVELOPMENT) return undefined;
  const styles = findFile(composition, folder + css);
  return { script, styles: styles.integrity || known.version === DEVELOPMENT ? styles : undefined };
}

const DEVELOPMENT = 'dev';

const findFile = ({ integrity }: Composition, href: string): IframeFile => ({
  href,
  integrity: Object.hasOwn(integrity, href) ? integrity[href] : undefined,
});

/**
 * The whole document: the iframe's code fills it.
 * @param nonce for styles that the code of a third party adds
 */
function iframeDocument({ script, styles }: Iframe, { attributes }: IframeFacts, nonce?: string): string {
  const facts = Object.entries(attributes)
    .map(([name, value]) => attribute(name, value))
    .join('');
  const nonceAttribute = nonce === undefined ? '' : attribute('nonce', nonce);
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><title></title>',
    styles
      ? `<link rel="stylesheet"${nonceAttribute}${attribute('href', styles.href)}${integrityAttribute(styles)}>`
      : '',
    `<script defer${attribute('src', script.href)}${integrityAttribute(script)}></script>`,
    `</head><body><div id="${FRAME_ROOT}"${facts}></div></body></html>`,
  ].join('');
}

const attribute = (name: string, value: string) => ` ${name}="${escapeHtml(value)}"`;
const integrityAttribute = ({ integrity }: IframeFile) =>
  integrity ? attribute('integrity', integrity) : '';
