import type { RenderRequest, RenderResult } from 'shared-kit/contracts/render';
import { renderPage } from './server/render-page.tsx';

export { sharedModules as shared } from './federation/shared-modules.ts';

/**
 * Renders one page. Error boundaries do nothing on the server: when a remote throws while it renders, the page is
 * rendered once more without the remotes that it used, so that the shell and a clear message are there.
 */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const first = await renderPage(request);
  if (first.kind !== 'broken') return first;
  request.report({ error: first.error });
  const second = await renderPage(request, first.remotes);
  if (second.kind === 'broken') throw second.error;
  return second;
}
