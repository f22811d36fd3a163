import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from '../../local/root.ts';
import { API_ARGS, API_ENVIRONMENT } from '../../local/steps/services.ts';
import { pinToCore, unpin } from './cores.ts';

const SERVER_CORE = 0;
const OTHER_CORE = 1;

/** A separate API process with listings. */
export interface AnswerServer {
  url: string;
  ids: number[];
  loadSeconds: number;
  /** CPU time of its process since it started, and its memory. */
  usage(): Promise<{ cpuSeconds: number; megabytes: number }>;
  /** Invalidates every cached answer. */
  change(): Promise<void>;
  stop(): Promise<void>;
}

/** Loads the demo listings, or `count` generated ones, into an empty database and starts the API, pinned to one core. */
export async function startAnswerServer(options: { count?: number | undefined }): Promise<AnswerServer> {
  const args = [...(options.count === undefined ? [] : ['--count', String(options.count)])];
  const child = fork(path.join(ROOT, 'agency-api/bench/cli/bench-answers.ts'), args, {
    execArgv: [...API_ARGS],
    env: { ...process.env, ...API_ENVIRONMENT },
  });
  const ended = once(child, 'exit');
  const reply = async <Message>(): Promise<Message> => {
    const answer = once(child, 'message') as Promise<[Message]>;
    const [message] = await Promise.race([
      answer,
      ended.then(() => Promise.reject(new Error('The API under measurement ended'))),
    ]);
    return message;
  };
  const loaded = await reply<{ port: number; ids: number[]; loadSeconds: number }>();
  pinToCore(child.pid!, SERVER_CORE);
  pinToCore(process.pid, OTHER_CORE);
  return {
    url: `http://127.0.0.1:${loaded.port}`,
    ...loaded,
    usage() {
      child.send('usage');
      return reply();
    },
    async change() {
      child.send('change');
      await reply();
    },
    async stop() {
      child.disconnect();
      await ended;
      unpin(process.pid);
    },
  };
}
