import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';
import type { RenderRequest, RenderResult } from 'shared-kit/contracts/render';
import { REFRESH_HOOK } from './refresh-hook.ts';
import { START_SCRIPT } from './start-scripts.ts';

export type Markup = Pick<
  Extract<RenderResult, { kind: 'page' }>,
  'pipe' | 'abort' | 'inlineScripts' | 'takesLateStyles'
>;

/** A component that threw, with the components around it. */
export interface RenderFault {
  error: unknown;
  componentStack: string;
}

/**
 * Markup of the whole document, once all of it is there: nothing arrives late that would need JavaScript to be shown.
 * Undefined when a component threw and nothing around it could stand in.
 */
export function renderMarkup(
  tree: ReactNode,
  { development }: Pick<RenderRequest, 'development'>,
): Promise<{ markup: Markup | undefined; faults: RenderFault[] }> {
  const faults: RenderFault[] = [];
  const inlineScript = development ? REFRESH_HOOK + START_SCRIPT : START_SCRIPT;
  return new Promise((resolve) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      bootstrapScriptContent: inlineScript,
      // React would move large boundaries out of line, where they need JavaScript to be seen.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () =>
        resolve({
          markup: { pipe, abort, inlineScripts: [inlineScript], takesLateStyles: true },
          faults,
        }),
      onShellError: () => resolve({ markup: undefined, faults }),
      onError: (error, { componentStack = '' }) => void faults.push({ error, componentStack }),
    });
  });
}
