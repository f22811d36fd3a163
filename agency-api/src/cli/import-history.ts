import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { exitWithReason } from 'shared-kit/server/operator-error';
import { openAgency } from '../open-agency.ts';
import { importHistory, readRecordedHistory } from '../owners/history/import-history.ts';

const USAGE = `Usage: npm run import-history -- history.json

Takes over what the agency's software knows of properties for their owners: visits held, communications, online media, and visits and open days to come. A list of
{ "property": 1399, "date": "2026-11-21", "time": "10:00-11:00", "type": "communication", "contact": "", "subject": "", "comment": "", "status": "",
"link": "https://…" } as JSON, which replaces what was imported before. Types: visit, open-day, request, documents, offer, application,
communication, online. On the embedded database the API has to be stopped.
`;

async function importFile(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) return refuse(USAGE, 2);
  // npm runs scripts in the folder of their package; INIT_CWD is where the person is.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const json = await readFile(path, 'utf8').catch(() => refuse(`${file}: cannot be read\n`, 1));
  const entries = readRecordedHistory(json);
  const { database, close } = await openAgency(process.env);
  await importHistory(database, entries);
  await close();
  process.stdout.write(`${file}: ${entries.length} entries loaded\n`);
}

function refuse(message: string, code: number): never {
  process.stderr.write(message);
  process.exit(code);
}

await importFile().catch(exitWithReason);
