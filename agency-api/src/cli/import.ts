import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ImportCancelled, importFile, type ImportMessages } from '../catalogue/import/import-file.ts';
import { openWithListings } from '../open-agency.ts';
import { exitWithReason } from 'composer/server';
import { readImportArguments, UsageError } from './import-arguments.ts';
import { importContentFolder } from './import-content.ts';

async function importFeeds(): Promise<void> {
  const { files, options } = readImportArguments();
  const signal = cancelledByUser();
  const agency = await openWithListings(process.env);
  let failures = 0;
  for (const file of files) {
    // npm runs scripts in the folder of their package; INIT_CWD is where the person is.
    const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
    const bytes = createReadStream(path, { signal });
    const writtenAt = await stat(path).then(
      ({ mtime }) => mtime,
      () => undefined,
    );
    const isLoaded = await importFile(
      agency,
      { bytes, options, signal, ...(writtenAt && { writtenAt }) },
      createMessages(file),
    );
    if (!isLoaded) failures += 1;
    if (signal.aborted) break;
  }
  await agency.close();
  process.exitCode = failures > 0 ? 1 : 0;
}

/** Aborted by Ctrl-C: the file that is being loaded then changes nothing, and the next import need not wait. */
function cancelledByUser(): AbortSignal {
  const cancelled = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => cancelled.abort(new ImportCancelled('cancelled; nothing was changed')));
  return cancelled.signal;
}

function createMessages(file: string): ImportMessages {
  return {
    done: (line) => process.stdout.write(`${file}: ${line}\n`),
    problem: (line) => process.stderr.write(`${file}: ${line}\n`),
  };
}

/** `content <folder>`, or files of feeds. */
async function run(): Promise<void> {
  const [what, ...rest] = process.argv.slice(2);
  if (what === 'content') process.exitCode = await importContentFolder(rest);
  else await importFeeds();
}

await run().catch((error: unknown) => {
  if (!(error instanceof UsageError)) exitWithReason(error);
  process.stderr.write(error.message);
  process.exit(2);
});
