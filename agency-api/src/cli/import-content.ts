import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openReleaseStore, releaseStoreSettings } from 'composer/releases';
import { describeFault, RejectedContent } from '../content/import/content-faults.ts';
import type { ContentBundle } from '../content/import/content-bundle.ts';
import { importContent } from '../content/import/import-content.ts';
import { readContentFolder } from '../content/import/read-content-folder.ts';
import { readLivePages } from '../content/import/read-live-pages.ts';
import type { ImportMessages } from '../catalogue/import/import-file.ts';
import { openAgency } from '../open-agency.ts';
import { readSettings } from '../settings.ts';
import { UsageError } from './import-arguments.ts';

const USAGE = `Usage: npm run import -- content <folder> [--placeholder]

Makes a folder of menus, pages, articles and pictures the content of the site. It is checked as a whole: a fault changes nothing.
  --placeholder       content that never replaces what was loaded without this option
Exit code 0: it is the content now; 1: it is not; 2: wrong usage.
`;

/** Imports a content folder; returns the exit code. Throws `UsageError`. */
export async function importContentFolder(args: string[]): Promise<number> {
  const { folder, placeholder } = readArguments(args);
  const settings = readSettings(process.env);
  const messages: ImportMessages = {
    done: (line) => process.stdout.write(`${folder}: ${line}\n`),
    problem: (line) => process.stderr.write(`${folder}: ${line}\n`),
  };
  const files = readFolder(folder, messages);
  if (!files) return 1;
  const livePages = await readLivePages(openReleaseStore(releaseStoreSettings(settings)));
  const bundle: ContentBundle = { files, placeholder, livePages };
  const agency = await openAgency(process.env);
  try {
    return (await importContent(agency, bundle, messages)) ? 0 : 1;
  } finally {
    await agency.close();
  }
}

function readArguments(args: string[]): { folder: string; placeholder: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { placeholder: { type: 'boolean', default: false } },
    });
    if (positionals.length === 1) return { folder: positionals[0]!, placeholder: values.placeholder };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
  throw new UsageError(`Name one folder.\n\n${USAGE}`);
}

function readFolder(folder: string, messages: ImportMessages): ContentBundle['files'] | undefined {
  try {
    // npm runs scripts in the folder of their package; INIT_CWD is where the person is.
    return readContentFolder(resolve(process.env.INIT_CWD ?? process.cwd(), folder));
  } catch (error) {
    if (!(error instanceof RejectedContent)) throw error;
    for (const fault of error.faults) messages.problem(describeFault(fault));
    return undefined;
  }
}
