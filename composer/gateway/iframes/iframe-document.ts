import escapeHtml from 'escape-html';
import { FRAME_ROOT, frameFiles } from '../../contract/frames.ts';
import type { IframeFacts } from '../site.ts';
import type { Composition } from '../../contract/boot.ts';

interface IframeFile {
  href: string;
  integrity: string | undefined;
}

export interface Iframe {
  script: IframeFile;
  styles: IframeFile | undefined;
}

/** The files of an iframe of a live remote; undefined if its release has no such iframe. */
export function findIframe(composition: Composition, remote: string, name: string): Iframe | undefined {
  const known = Object.hasOwn(composition.remotes, remote) ? composition.remotes[remote] : undefined;
  if (!known || !/^[a-z][a-z0-9-]*$/.test(name)) return undefined;
  const folder = known.entry.slice(0, known.entry.lastIndexOf('/') + 1);
  const { js, css } = frameFiles(name);
  const script = fileOf(composition, folder + js);
  // A development build lists no files: whether it has the iframe shows when the browser asks for it.
  if (script.integrity === undefined && known.version !== DEVELOPMENT) return undefined;
  const styles = fileOf(composition, folder + css);
  return { script, styles: styles.integrity || known.version === DEVELOPMENT ? styles : undefined };
}

const DEVELOPMENT = 'dev';

const fileOf = ({ integrity }: Composition, href: string): IframeFile => ({
  href,
  integrity: Object.hasOwn(integrity, href) ? integrity[href] : undefined,
});

/**
 * The whole document: the iframe's code fills it.
 * @param nonce for styles that the code of a third party adds
 */
export function iframeDocument(
  { script, styles }: Iframe,
  { attributes }: IframeFacts,
  nonce?: string,
): string {
  const facts = Object.entries(attributes)
    .map(([name, value]) => attribute(name, value))
    .join('');
  const nonceOf = nonce === undefined ? '' : attribute('nonce', nonce);
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><title></title>',
    styles ? `<link rel="stylesheet"${nonceOf}${attribute('href', styles.href)}${integrityOf(styles)}>` : '',
    `<script defer${attribute('src', script.href)}${integrityOf(script)}></script>`,
    `</head><body><div id="${FRAME_ROOT}"${facts}></div></body></html>`,
  ].join('');
}

const attribute = (name: string, value: string) => ` ${name}="${escapeHtml(value)}"`;
const integrityOf = ({ integrity }: IframeFile) => (integrity ? attribute('integrity', integrity) : '');
