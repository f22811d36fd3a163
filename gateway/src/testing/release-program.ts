import { execFile } from 'node:child_process';
import path from 'node:path';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../cli/release.ts');

/** Where the command is called. */
export const folderOfCalls = temporaryFolder('calls');

interface Said {
  code: number;
  out: string;
  err: string;
}

/** Runs the command as a person does. */
export function run(store: { folder: string }, ...args: string[]): Promise<Said> {
  const env = { ...process.env, RELEASES: store.folder };
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...args], { env, cwd: folderOfCalls }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}
