import type { ExposeRef } from '../../contract/contract.ts';
import type { LoadedExpose } from '../../host/host-context.ts';

/** Brings code of remotes to the shell. The server and the browser each have one; routing and pages only know this. */
export interface ExposeLoader {
  /** In memory, known to have failed, or (undefined) not asked for yet. */
  loaded(ref: ExposeRef): LoadedExpose | 'failed' | undefined;
  /** Never rejects. */
  load(ref: ExposeRef): Promise<LoadedExpose | 'failed'>;
  /** Whoever loaded it shows something else instead. What nobody shows, the browser need not fetch and hydrate. */
  release(ref: ExposeRef): void;
}
