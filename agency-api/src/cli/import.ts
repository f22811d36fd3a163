import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { findRunningApi, handOver } from '../import/handover/hand-over.ts';
import { importFile, type FeedFile, type ImportMessages } from '../import/import-file.ts';
import { openAgency } from '../open-agency.ts';
import { readSettings } from '../settings.ts';
import { exitWithReason } from 'shared-kit/server/operator-error';
import { readImportArguments, UsageError } from './import-arguments.ts';
import { importContentFolder } from './import-content.ts';

/** Loads one file; returns whether it was loaded. */
type Importer = (file: FeedFile, messages: ImportMessages) => Promise<boolean>;

async function importFeeds(): Promise<void> {
  const { files, options } = readImportArguments();
  const { importOne, close } = await openImporter();
  let failures = 0;
  for (const file of files) {
    // npm runs scripts in the folder of their package; INIT_CWD is where the person is.
    const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
    const isLoaded = await importOne({ bytes: createReadStream(path), options }, messagesOf(file));
    if (!isLoaded) failures += 1;
  }
  await close();
  process.exitCode = failures > 0 ? 1 : 0;
}

/** The embedded database is for one process: while the API runs, it loads the files. PostgreSQL is for many. */
async function openImporter(): Promise<{ importOne: Importer; close: () => Promise<void> }> {
  const settings = readSettings(process.env);
  const api = settings.DATABASE_URL ? undefined : await findRunningApi(settings.AGENCY_DATA);
  if (api) return { importOne: (...file) => handOver(api, ...file), close: async () => {} };
  const agency = await openAgency(process.env);
  return { importOne: (...file) => importFile(agency, ...file), close: agency.close };
}

function messagesOf(file: string): ImportMessages {
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
