import { parseArgs } from 'node:util';
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
  const { since, newsletter, trials, help } = readOptions();
  if (help) return void process.stdout.write(USAGE);
  if ([since, newsletter, trials].filter((option) => option !== undefined).length !== 1)
    return refuse('one of --since, --newsletter and --trials is needed');
  if (newsletter) return writeSubscribers();
  if (trials) return writeTrials();
  const from = new Date(since!);
  if (Number.isNaN(from.getTime())) return refuse(`--since needs a day or an instant, not "${since}"`);
  const { database, close } = await openAgency(process.env);
  process.stdout.write(LEAD_HEADER);
  for await (const leads of readLeads(database, from)) process.stdout.write(leads.map(leadLine).join(''));
  await close();
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        since: { type: 'string' },
        newsletter: { type: 'boolean' },
        trials: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    return refuse((error as Error).message);
  }
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

function refuse(reason: string): never {
  process.stderr.write(`${reason}\n\n${USAGE}`);
  process.exit(2);
}

await writeLeads().catch(exitWithReason);
