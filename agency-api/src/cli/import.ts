import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeLoad } from '../import/describe-load.ts';
import { describeProblem, RejectedFeed } from '../import/feed-problem.ts';
import { loadFeed } from '../import/load-feed.ts';
import { readFeed } from '../import/read-feed.ts';
import { UnreadableFeed } from '../import/unreadable-feed.ts';
import { openAgency, type OpenAgency } from '../open-agency.ts';
import { exitWithReason } from './exit-with-reason.ts';

const USAGE = `Usage: npm run import -- feed.fr.json feed.nl.json … [--skip-invalid] [--keep-absent]

Loads an agency's feed, one file per language. A faulty file changes nothing and is described fault by fault.
  --skip-invalid  load the good records of a faulty file
  --keep-absent   do not withdraw listings that a file no longer has
Exit code 0: all loaded; 1: at least one file was not.
`;

interface Options {
  skipInvalid: boolean;
  keepAbsent: boolean;
}

async function importFeeds(): Promise<void> {
  const { files, options } = readArguments();
  const agency = await openAgency(process.env);
  let failures = 0;
  for (const file of files) {
    const isLoaded = await importFile(agency, file, options);
    if (!isLoaded) failures += 1;
  }
  await agency.close();
  process.exitCode = failures > 0 ? 1 : 0;
}

function readArguments(): { files: string[]; options: Options } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { 'skip-invalid': { type: 'boolean' }, 'keep-absent': { type: 'boolean' } },
    });
    if (positionals.length === 0) throw new Error('Name at least one file.');
    return {
      files: positionals,
      options: { skipInvalid: values['skip-invalid'] ?? false, keepAbsent: values['keep-absent'] ?? false },
    };
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(1);
  }
}

/** Returns whether the file was loaded; says why if not. */
async function importFile(
  { database, config }: OpenAgency,
  file: string,
  options: Options,
): Promise<boolean> {
  // npm runs scripts in the folder of their package; INIT_CWD is where the person is.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const started = performance.now();
  try {
    const result = await loadFeed(database, config, readFeed(createReadStream(path, 'utf8')), {
      ...options,
      onProblem: (problem) => process.stderr.write(`${file}: ${describeProblem(problem)}\n`),
      onProgress: (records) => process.stderr.write(`${file}: ${records} records read\n`),
    });
    for (const line of describeLoad(result)) process.stdout.write(`${file}: ${line}\n`);
    process.stdout.write(`${file}: loaded in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    return true;
  } catch (error) {
    if (!(error instanceof RejectedFeed || error instanceof UnreadableFeed)) throw error;
    process.stderr.write(`${file}: ${error.message}\n`);
    return false;
  }
}

await importFeeds().catch(exitWithReason);
