import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';
import type { Boot } from 'shared-kit/contracts/boot';
import type { RenderRequest, RenderResult } from 'shared-kit/contracts/render';
import { scriptJson } from './script-json.ts';
import { REFRESH_HOOK } from './refresh-hook.ts';
import { startScripts } from './start-scripts.ts';

type Markup = Pick<Extract<RenderResult, { kind: 'page' }>, 'pipe' | 'abort'>;

/** Markup of the whole document, once all of it is there: nothing arrives late that would need JavaScript to be shown. */
export function renderMarkup(tree: ReactNode, boot: Boot, request: RenderRequest): Promise<Markup> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce: request.nonce,
      bootstrapScriptContent: `${request.development ? REFRESH_HOOK : ''}window.__FACADE__=${scriptJson(boot)};${startScripts(boot, request.composition.integrity)}`,
      // React would move large boundaries out of line, where they need JavaScript to be seen.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve({ pipe, abort }),
      onShellError: reject,
      onError: (error) => request.report({ error }),
    });
  });
}
