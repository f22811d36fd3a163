import { errorText } from '../renderer-channel/messages.ts';
import type { FromRenderer } from '../renderer-channel/messages.ts';
import { askApi } from './api-gate.ts';
import type { PageTask } from './page-task.ts';
import type { RendererProcess } from './renderer-process.ts';

/** Calls of a renderer's pages to the API, which the gateway makes for them. */
export class RendererCalls {
  readonly #process: Pick<RendererProcess, 'send'>;
  readonly #running = new Map<number, AbortController>();

  constructor(process: Pick<RendererProcess, 'send'>) {
    this.#process = process;
  }

  /** Makes a call of a page and sends the answer, or what went wrong, to the renderer. */
  async make(
    { call, request }: Pick<Extract<FromRenderer, { type: 'call' }>, 'call' | 'request'>,
    body: Buffer,
    task: PageTask,
  ): Promise<void> {
    const leaving = new AbortController();
    this.#running.set(call, leaving);
    try {
      const { answer, body: answered } = await askApi(task, request, body, leaving.signal);
      this.#process.send({ type: 'answer', call, answer }, [answered]);
    } catch (error) {
      this.#process.send({ type: 'answer', call, error: errorText(error) });
    } finally {
      this.#running.delete(call);
    }
  }

  cancel(call: number): void {
    this.#running.get(call)?.abort();
  }
}
