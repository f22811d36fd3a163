import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { exitWithReason } from 'shared-kit/server/operator-error';
import { openAgency } from '../open-agency.ts';
import { importVisits, readVisits } from '../visits/import-visits.ts';

const USAGE = `Usage: npm run import-visits -- visits.csv

Takes over the visits of properties that an earlier site has counted, for the owner portal: lines of property,day,visits.
On the embedded database the API has to be stopped.
`;

async function importFile(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) return refuse(USAGE, 2);
  // npm runs scripts in the folder of their package; INIT_CWD is where the person is.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const csv = await readFile(path, 'utf8').catch(() => refuse(`${file}: cannot be read\n`, 1));
  const visits = readVisits(csv);
  const { database, close } = await openAgency(process.env);
  await importVisits(database, visits);
  await close();
  process.stdout.write(`${file}: ${visits.length} lines loaded\n`);
}

function refuse(message: string, code: number): never {
  process.stderr.write(message);
  process.exit(code);
}

await importFile().catch(exitWithReason);
