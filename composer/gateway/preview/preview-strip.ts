import escapeHtml from 'escape-html';
import type { Language } from '../../contract/register.ts';
import type { StoredVersion } from '../releases/release-store.ts';
import type { RenderedPage } from '../renderers/page-task.ts';
import type { PreviewTexts } from '../site.ts';

/** Paths of the preview host that are no pages. */
export const PREVIEW_PATHS = { open: '/preview', leave: '/preview/leave', styles: '/preview/strip.css' };

const END = Buffer.from('</body>');

/** A page with a strip that says which versions it shows, and how to leave. */
export function withStrip(
  page: RenderedPage,
  previewed: readonly StoredVersion[],
  [label, leave]: PreviewTexts['strip'][Language],
  language: Language,
): RenderedPage {
  const markup = Buffer.concat(page.markup);
  const end = markup.lastIndexOf(END);
  if (end === -1) return page;
  const versions = previewed.map(({ app, version }) => `${app} ${version}`).join(', ');
  const strip =
    `<link rel="stylesheet" href="${PREVIEW_PATHS.styles}">` +
    `<aside class="release-preview-strip" lang="${escapeHtml(language)}"><span>${escapeHtml(label)}: ${escapeHtml(versions)}</span>` +
    `<a href="${PREVIEW_PATHS.leave}" rel="nofollow">${escapeHtml(leave)}</a></aside>`;
  return { ...page, markup: [markup.subarray(0, end), Buffer.from(strip), markup.subarray(end)] };
}
