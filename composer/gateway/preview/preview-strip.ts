import type { Language } from '../../contract/register.ts';
import type { Strip } from '../pages/page-strips.ts';
import type { StoredVersion } from '../releases/release-store.ts';
import type { PreviewTexts } from '../site.ts';

/** Paths of the preview host that are no pages. */
export const PREVIEW_PATHS = { open: '/preview', leave: '/preview/leave' };

/** Says which versions a page shows in the place of the live ones, and how to leave. */
export function previewStrip(
  previewed: readonly StoredVersion[],
  [label, leave]: PreviewTexts['strip'][Language],
): Strip {
  return {
    name: 'preview',
    label,
    versions: previewed.map(({ app, version }) => `${app} ${version}`),
    leave: { href: PREVIEW_PATHS.leave, text: leave },
  };
}
