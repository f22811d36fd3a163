import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];

const removeAll = () =>
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }));

// A worker of Jest lives on after a file of tests, and may be killed in the end.
if (typeof afterAll === 'function') afterAll(removeAll);
else process.once('exit', removeAll);

/** An empty folder that is deleted after the tests of the file, or at the end of a program. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `composer-${name}-`));
  folders.push(folder);
  return folder;
}
