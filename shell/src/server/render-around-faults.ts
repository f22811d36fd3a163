import type { ExposeRef } from 'shared-kit/contracts/boot';
import type { RenderRequest } from 'shared-kit/contracts/render';
import type { ServerExposeLoader } from '../federation/expose-loader.server.ts';
import type { Markup, RenderFault } from './render-markup.ts';

/**
 * Error boundaries do nothing on the server. When the code of a remote throws while it renders, the page is rendered once
 * more without that remote, so that only its part shows a fallback; data is not loaded again. Throws when the shell itself
 * cannot be rendered.
 */
export async function renderAroundFaults(
  request: RenderRequest,
  exposes: ServerExposeLoader,
  render: () => Promise<{ markup: Markup | undefined; faults: RenderFault[] }>,
): Promise<Markup> {
  for (;;) {
    const used = exposes.used();
    const { markup, faults } = await render().catch((error: unknown) => ({
      markup: undefined,
      faults: [{ error, componentStack: '' }],
    }));
    const guilty = faults.map((fault) => guiltyExpose(request, fault, used));
    faults.forEach(({ error }, index) => request.report({ ref: guilty[index], error, kind: 'render' }));
    const broken = guilty.flatMap((ref) => ref ?? []);
    // Without markup a remote has to be left out; when nothing tells which one, all remotes of the page are.
    const leftOut = broken.length || markup ? broken : used;
    if (leftOut.length) exposes.leaveOut(leftOut.map(({ remote }) => remote));
    else if (markup) return markup;
    else throw faults[0]?.error ?? new Error('The page could not be rendered');
  }
}

/** The expose of the remote whose code threw, as far as stacks tell. */
function guiltyExpose(
  request: RenderRequest,
  { error, componentStack }: RenderFault,
  used: ExposeRef[],
): ExposeRef | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const remote = request.blame(stack) ?? request.blame(componentStack);
  return used.find((ref) => ref.remote === remote);
}
