import { exitWithReason } from 'composer/server';
import { csvLine } from '../files/csv-line.ts';
import { LEAD_HEADER, leadLine } from '../inbox/forms/leads/lead-csv.ts';
import { readLeads } from '../inbox/forms/leads/read-leads.ts';
import { subscribers } from '../inbox/newsletter/subscribers.ts';
import { readTrialForms } from '../inbox/forms/trial-forms.ts';
import { openAgency } from '../open-agency.ts';

const USAGE = `Usage: npm run leads -- --since 2026-11-01 > leads.csv

Writes the forms that visitors sent since a day (or an instant such as 2026-11-01T08:00:00Z) as CSV.
With --newsletter instead, those who confirmed the newsletter; with --trials the forms that were tried on the
host of previews, one JSON object a line, the latest first.
`;

async function writeLeads(): Promise<void> {
  const [option, day] = process.argv.slice(2);
  if (option === '--newsletter') return writeSubscribers();
  if (option === '--trials') return writeTrials();
  const since = new Date(day ?? '');
  if (option !== '--since' || Number.isNaN(since.getTime())) return refuse(USAGE);
  const { database, close } = await openAgency(process.env);
  process.stdout.write(LEAD_HEADER);
  for await (const leads of readLeads(database, since)) process.stdout.write(leads.map(leadLine).join(''));
  await close();
}

async function writeSubscribers(): Promise<void> {
  const { database, close } = await openAgency(process.env);
  process.stdout.write('email,language,confirmedAt\r\n');
  for (const { email, language, confirmedAt } of await subscribers(database))
    process.stdout.write(csvLine([email, language, confirmedAt]));
  await close();
}

async function writeTrials(): Promise<void> {
  const { database, close } = await openAgency(process.env);
  for (const form of await readTrialForms(database)) process.stdout.write(`${JSON.stringify(form)}\n`);
  await close();
}

function refuse(message: string): never {
  process.stderr.write(message);
  process.exit(2);
}

await writeLeads().catch(exitWithReason);
