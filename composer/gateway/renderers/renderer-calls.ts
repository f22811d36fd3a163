import { describeThrown } from '../../contract/thrown.ts';
import type { Fault, FromRenderer } from '../renderer-channel/messages.ts';
import { askApi } from './api-gate.ts';
import type { PageTask } from './page-task.ts';
import { CallRefused } from './release-call.ts';
import type { RendererProcess } from './renderer-process.ts';

type Call = Extract<FromRenderer, { type: 'call' }>;

/** Calls of a renderer's pages to the API, which the gateway makes for them. */
export class RendererCalls {
  readonly #process: Pick<RendererProcess, 'send'>;
  readonly #onFault: (fault: Fault, task: PageTask) => void;
  readonly #running = new Map<number, AbortController>();

  /** @param onFault told of each call that is not for code of releases */
  constructor(process: Pick<RendererProcess, 'send'>, onFault: (fault: Fault, task: PageTask) => void) {
    this.#process = process;
    this.#onFault = onFault;
  }

  /** Makes a call of a page and sends the answer, or what went wrong, to the renderer. */
  async make(
    { call, request, app }: Pick<Call, 'call' | 'request' | 'app'>,
    body: Buffer,
    task: PageTask,
  ): Promise<void> {
    const leaving = new AbortController();
    this.#running.set(call, leaving);
    try {
      const { answer, body: answered } = await askApi(task, request, { app, body, signal: leaving.signal });
      this.#process.send({ type: 'answer', call, answer }, [answered]);
    } catch (error) {
      if (error instanceof CallRefused) this.#onFault(faultOf(error, app, task), task);
      this.#process.send({ type: 'answer', call, error: describeThrown(error) });
    } finally {
      this.#running.delete(call);
    }
  }

  cancel(call: number): void {
    this.#running.get(call)?.abort();
  }
}

function faultOf(error: CallRefused, app: string | undefined, { snapshot }: PageTask): Fault {
  const { remotes, shell } = snapshot.composition;
  const remote = app === undefined ? undefined : remotes[app];
  const owner = remote
    ? { app: remote.name, version: remote.version }
    : { app: 'page', version: shell.version };
  return { ...owner, kind: 'call', error: describeThrown(error) };
}
