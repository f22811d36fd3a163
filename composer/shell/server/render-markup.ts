import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server.node';
import type { ExposeRef, RenderRequest, RenderResult } from '../../contract/contract.ts';
import type { Host } from '../../host/host-context.ts';
import { OWN_TIME, TooSlow } from '../routing/limited.ts';

export type Markup = Pick<Extract<RenderResult, { kind: 'page' }>, 'pipe' | 'abort' | 'inlineScripts'>;

/** A component that threw, with the components around it. */
export interface RenderFault {
  error: unknown;
  componentStack: string;
  /** Whose code it is, where that is known without a stack. */
  ref?: ExposeRef | undefined;
}

/**
 * Markup of the whole document, once all of it is there: nothing arrives late that would need JavaScript to be shown.
 * Undefined when a component threw and nothing around it could stand in. A component that waits for what never comes, as one does that
 * throws a thenable, has thrown once the page's deadline is over.
 * @param startScript what the page runs first
 */
export function renderMarkup(
  tree: ReactNode,
  { development, deadline }: Pick<RenderRequest, 'development' | 'deadline'>,
  startScript: string,
): Promise<{ markup: Markup | undefined; faults: RenderFault[] }> {
  const faults: RenderFault[] = [];
  const inlineScript = development ? REFRESH_HOOK + startScript : startScript;
  return new Promise((settle) => {
    const left = Math.max(OWN_TIME, deadline - Date.now());
    const timer = setTimeout(() => abort(new TooSlow(left)), left);
    const resolve = (result: { markup: Markup | undefined }) => {
      clearTimeout(timer);
      settle({ ...result, faults });
    };
    const { pipe, abort } = renderToPipeableStream(tree, {
      bootstrapScriptContent: inlineScript,
      // React would move large boundaries out of line, where they need JavaScript to be seen.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () =>
        resolve({
          markup: { pipe, abort, inlineScripts: [inlineScript] },
        }),
      onShellError: () => resolve({ markup: undefined }),
      onError: (error, { componentStack = '' }) => void faults.push({ error, componentStack }),
    });
  });
}

/**
 * Development only. React Refresh's own stub forgets the renderers that came before it, so the run time of a remote, which
 * comes after react-dom, would find none to refresh.
 */
const REFRESH_HOOK =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers:new Map,supportsFiber:true,inject(r){const i=this.renderers.size+1;this.renderers.set(i,r);return i},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}};';

/** Lets the gateway keep the markup of parts that many pages show. */
export function cachedMarkup(keep: RenderRequest['cacheMarkup']): NonNullable<Host['cachedMarkup']> {
  return ({ by, key }, part) => keep(`${by.map(assignId).join(' ')}:${key}`, () => renderToString(part));
}

const ids = new WeakMap<object, number>();
let last = 0;

/** Tells apart components and translations of different releases. */
function assignId(object: object): number {
  const id = ids.get(object) ?? ++last;
  ids.set(object, id);
  return id;
}
