import escapeHtml from 'escape-html';
import type { Response } from 'express';
import type { Language } from '../../contract/register.ts';
import type { Strip } from '../pages/page-strips.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import type { RenderedPage, ServedPart } from '../renderers/page-task.ts';
import type { DebugTexts } from '../site.ts';
import { describeFederation } from './federation-info.ts';

/** Paths of the debug cookie, on each host of a gateway. */
export const DEBUG_PATHS = {
  begin: '/debug',
  leave: '/debug/leave',
  styles: '/debug/debug.css',
  script: '/debug/debug.js',
  devtools: '/debug/devtools.js',
};

/** Names of the headers that say what an answer is made of. */
export interface DebugHeaders {
  /** The hash of the set of releases. */
  composition: string;
  /** The shell and the parts of a page, as a structured field (RFC 9651): `shell;version="2", mf-x/Hint;version="1";fallback`. */
  parts: string;
}

/** Has the headers of a page say which app and version served each part. */
export function setPartHeaders(
  { served = [] }: RenderedPage,
  { response, snapshot }: { response: Response; snapshot: Snapshot },
  headers: DebugHeaders,
): void {
  response.setHeader(headers.composition, snapshot.hash);
  response.setHeader(headers.parts, partsHeader(snapshot, served));
}

/** Says which apps a page is made of, with the scripts that follow what it shows, draw outlines, and tell module federation's devtools. */
export function debugStrip(
  { served = [] }: Pick<RenderedPage, 'served'>,
  { snapshot, language }: { snapshot: Snapshot; language: Language },
  texts: DebugTexts,
): Strip {
  const [label, leave, fallback] = texts[language] ?? ['', '', ''];
  const remotes = [...new Set(served.map(({ remote }) => remote))].map((app) => {
    const isReplaced = served.some(({ remote, isFallback }) => remote === app && isFallback);
    return `${app} ${findVersion(snapshot, app)}${isReplaced ? ` (${fallback})` : ''}`;
  });
  const shell = `shell ${findVersion(snapshot, 'shell')}`;
  const federation = escapeHtml(JSON.stringify(describeFederation(snapshot)));
  return {
    name: 'debug',
    label,
    versions: [shell, ...remotes],
    leave: { href: DEBUG_PATHS.leave, text: leave },
    data: { 'data-shell': shell, 'data-fallback': fallback },
    scripts:
      `<link rel="stylesheet" href="${DEBUG_PATHS.styles}">` +
      `<script src="${DEBUG_PATHS.script}" defer></script>` +
      `<script src="${DEBUG_PATHS.devtools}" defer data-federation="${federation}"></script>`,
  };
}

const findVersion = ({ apps }: Snapshot, app: string) => apps.find(({ name }) => name === app)?.version ?? '';

/** What a structured field takes as it is; a part of another name is left out of the header. */
const TOKEN = /^[A-Za-z][\w./-]*$/;
const STRING = /^[\w.+-]+$/;
/** More would be more than proxies let through. */
const MOST_PARTS = 50;

function partsHeader(snapshot: Snapshot, served: readonly ServedPart[]): string {
  const shell = { token: 'shell', version: findVersion(snapshot, 'shell'), isFallback: false };
  const parts = served.map(({ remote, expose, isFallback }) => ({
    token: remote + expose.slice(1),
    version: findVersion(snapshot, remote),
    isFallback,
  }));
  return [shell, ...parts]
    .filter(({ token, version }) => TOKEN.test(token) && STRING.test(version))
    .slice(0, MOST_PARTS)
    .map(({ token, version, isFallback }) => `${token};version="${version}"${isFallback ? ';fallback' : ''}`)
    .join(', ');
}
