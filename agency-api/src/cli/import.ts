import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { decodeFeed } from '../import/decode-feed.ts';
import { describeLoad } from '../import/describe-load.ts';
import { describeProblem, RejectedFeed } from '../import/feed-problem.ts';
import { loadFeed } from '../import/load-feed.ts';
import { readFeed } from '../import/read-feed.ts';
import { UnreadableFeed } from '../import/unreadable-feed.ts';
import { openAgency, type OpenAgency } from '../open-agency.ts';
import { exitWithReason } from './exit-with-reason.ts';
import { readImportArguments, UsageError, type ImportArguments } from './import-arguments.ts';

async function importFeeds(): Promise<void> {
  const given = readImportArguments();
  const agency = await openAgency(process.env);
  let failures = 0;
  for (const file of given.files) {
    const isLoaded = await importFile(agency, file, given);
    if (!isLoaded) failures += 1;
  }
  await agency.close();
  process.exitCode = failures > 0 ? 1 : 0;
}

/** Returns whether the file was loaded; says why if not. */
async function importFile(
  { database, config }: OpenAgency,
  file: string,
  { encoding, options }: ImportArguments,
): Promise<boolean> {
  // npm runs scripts in the folder of their package; INIT_CWD is where the person is.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const started = performance.now();
  try {
    const items = readFeed(decodeFeed(createReadStream(path), encoding));
    const result = await loadFeed(database, config, items, {
      ...options,
      onProblem: (problem) => process.stderr.write(`${file}: ${describeProblem(problem)}\n`),
      onProgress: (records) => process.stderr.write(`${file}: ${records} records read\n`),
    });
    for (const line of describeLoad(result)) process.stdout.write(`${file}: ${line}\n`);
    process.stdout.write(`${file}: loaded in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    return true;
  } catch (error) {
    process.stderr.write(`${file}: ${reasonOf(error)}\n`);
    return false;
  }
}

/** What is wrong with a file in words; a fault of the loader itself in detail, and the next file is tried all the same. */
function reasonOf(error: unknown): string {
  if (error instanceof RejectedFeed || error instanceof UnreadableFeed) return error.message;
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `could not be loaded; nothing was changed\n${detail}`;
}

await importFeeds().catch((error: unknown) => {
  if (!(error instanceof UsageError)) exitWithReason(error);
  process.stderr.write(error.message);
  process.exit(2);
});
