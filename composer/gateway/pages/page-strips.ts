import { readFileSync } from 'node:fs';
import path from 'node:path';
import escapeHtml from 'escape-html';
import { Router } from 'express';
import type { Language } from '../../contract/register.ts';
import type { RenderedPage } from '../renderers/page-task.ts';

/** Addresses of the files of strips, on each host. */
const STRIP_FILES = { styles: '/strips.css', script: '/strips.js' };

/** Says above a page which versions it shows, to who asked for other ones or for their names. */
export interface Strip {
  name: 'preview' | 'debug';
  label: string;
  /** Each with its app. */
  versions: readonly string[];
  leave: { href: string; text: string };
  /** Further attributes. */
  data?: Record<`data-${string}`, string>;
  /** Scripts that go with it. */
  scripts?: string;
}

/** The stylesheet of strips, and the script that keeps them in the page. */
export function stripFiles(): Router {
  const file = (name: string) => readFileSync(path.join(import.meta.dirname, name));
  const styles = file('page-strips.css');
  const script = file('page-strips.browser.js');
  const router = Router({ strict: true });
  router.get(STRIP_FILES.styles, (_request, response) => {
    response.set('cache-control', 'no-cache').type('css').send(styles);
  });
  router.get(STRIP_FILES.script, (_request, response) => {
    response.set('cache-control', 'no-cache').type('js').send(script);
  });
  return router;
}

const BODY = /<body(?:\s[^>]*)?>/;

/**
 * A page below strips. They take room of their own: what the site shows at the edges of the window is never covered. React passes
 * over an element that it does not know, if it is not of the kind that it looks for: hence one that no page has. Where it renders the page
 * anew a script of the strips puts them back.
 */
export function withStrips(page: RenderedPage, strips: readonly Strip[], language: Language): RenderedPage {
  if (strips.length === 0) return page;
  const markup = Buffer.concat(page.markup);
  // A character for each byte, so that places in the text are those in the bytes.
  const body = BODY.exec(markup.toString('latin1'));
  if (!body) return page;
  const begin = body.index + body[0].length;
  const asides = strips.map((strip) => asMarkup(strip, language)).join('');
  const files =
    `<link rel="stylesheet" href="${STRIP_FILES.styles}">` +
    `<script src="${STRIP_FILES.script}" defer></script>`;
  const added = `<release-strips>${files}${asides}</release-strips>`;
  return { ...page, markup: [markup.subarray(0, begin), Buffer.from(added), markup.subarray(begin)] };
}

function asMarkup({ name, label, versions, leave, data = {}, scripts = '' }: Strip, language: Language) {
  const attributes = Object.entries({ lang: language, ...data }).map(
    ([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`,
  );
  return (
    `<aside class="release-${name}-strip"${attributes.join('')}>` +
    `<span>${escapeHtml(label)}: ${versions.map((version) => `<b>${escapeHtml(version)}</b>`).join(', ')}</span>` +
    `<a href="${leave.href}" rel="nofollow">${escapeHtml(leave.text)}</a></aside>${scripts}`
  );
}
