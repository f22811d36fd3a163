import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../local/root.ts';

export interface KitViewer {
  url: string;
  stop(): Promise<void>;
}

/** Starts `npm run kit` on a free port. */
export async function startKitViewer(): Promise<KitViewer> {
  const child = spawn(process.execPath, [path.join(ROOT, 'shared-kit/viewer/serve.ts')], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('http')) {
      child.stdout.resume();
      return {
        url: line,
        async stop() {
          child.kill();
          await once(child, 'exit');
        },
      };
    }
  throw new Error('The viewer ended before it was ready');
}
