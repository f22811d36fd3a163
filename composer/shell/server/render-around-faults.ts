import type { ExposeRef, RenderRequest } from '../../contract/contract.ts';
import { describeThrown } from '../../contract/thrown.ts';
import type { ServerExposeLoader } from '../loading/expose-loader.server.ts';
import type { Markup, RenderFault } from './render-markup.ts';

type Attempt = { markup: Markup | undefined; faults: RenderFault[] };

/**
 * Error boundaries do nothing on the server. When the code of a remote throws while it renders, the page is rendered once
 * more without that remote, so that only its part shows a fallback; data is not loaded again. Throws when the shell itself
 * cannot be rendered.
 */
export async function renderAroundFaults(
  request: RenderRequest,
  exposes: ServerExposeLoader,
  render: () => Promise<Attempt>,
): Promise<Markup> {
  const leftOut = new Set<string>();
  for (;;) {
    const used = exposes.used();
    const { markup, faults } = await attempted(render);
    const guilty = faults.map((fault) => guiltyExpose(request, fault, used));
    // No stack tells: React itself stumbles over what is thrown if it is a revoked proxy, and loses the component.
    if (faults.length && !guilty.some(Boolean)) {
      const found = await guiltyByTrial(exposes, leftOut, render);
      if (found) guilty.fill(used.find(({ remote }) => remote === found));
    }
    faults.forEach(({ error }, index) => request.report({ ref: guilty[index], error, kind: 'render' }));
    const broken = guilty.flatMap((ref) => ref ?? []);
    // Without markup a remote has to be left out; when nothing tells which one, all remotes of the page are.
    const without = broken.length || markup ? broken : used;
    if (without.length) exposes.leaveOut(without.reduce((all, { remote }) => all.add(remote), leftOut));
    else if (markup) return markup;
    else throw faults[0]?.error ?? new Error('The page could not be rendered');
  }
}

const attempted = (render: () => Promise<Attempt>): Promise<Attempt> =>
  render().catch((error: unknown) => ({ markup: undefined, faults: [{ error, componentStack: '' }] }));

/** The one remote without which the page has no fault. */
async function guiltyByTrial(
  exposes: ServerExposeLoader,
  leftOut: ReadonlySet<string>,
  render: () => Promise<Attempt>,
): Promise<string | undefined> {
  for (const remote of new Set(exposes.used().map((ref) => ref.remote))) {
    exposes.leaveOut([...leftOut, remote]);
    const { markup, faults } = await attempted(render);
    if (markup && faults.length === 0) return remote;
    exposes.leaveOut(leftOut);
  }
  return undefined;
}

/** The expose of the remote whose code threw, as far as stacks tell. */
function guiltyExpose(
  request: RenderRequest,
  { error, componentStack, ref }: RenderFault,
  used: ExposeRef[],
): ExposeRef | undefined {
  if (ref) return ref;
  const { stack = '' } = describeThrown(error);
  const remote = request.blame(stack) ?? request.blame(componentStack);
  return used.find((ref) => ref.remote === remote);
}
