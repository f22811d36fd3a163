import { exitWithReason } from 'shared-kit/server/operator-error';
import { eraseOld } from '../forms/erase-old.ts';
import { openAgency } from '../open-agency.ts';
import { siteUploads } from '../uploads/site-uploads.ts';
import { sweepUploads } from '../uploads/sweep-uploads.ts';

const USAGE = `Usage: npm run erase-old -- [--dry-run] [--months 24]

Erases forms, appointments, mails and ended search alerts that are older than the privacy statement promises to keep them: 24 months.
Applications for rentals go after "applicationDays" of contact.json. Files go with their forms. Changes of
owners' e-mails go once they can no longer be undone, after a week.
With --dry-run it only says how many there are. On the embedded database the API has to be stopped.
`;
const MONTHS = 24;

async function run(): Promise<void> {
  const given = process.argv.slice(2);
  const isTrial = given.includes('--dry-run');
  const [option, text, ...more] = given.filter((argument) => argument !== '--dry-run');
  const months = option === undefined ? MONTHS : Number(text);
  if (
    (option !== undefined && option !== '--months') ||
    !Number.isInteger(months) ||
    months < 1 ||
    more.length > 0
  )
    return refuse(USAGE);
  const { database, config, settings, close } = await openAgency(process.env);
  const { applicationDays } = config.contact.files;
  const erased = await eraseOld(database, { months, applicationDays, isTrial });
  if (!isTrial) await sweepUploads(database, siteUploads(settings).store);
  await close();
  const { forms, ownerDocuments, emailChanges, files, demands, appointments, mails } = erased;
  const what = `${forms} forms and ${ownerDocuments} documents of owners with ${files} files, ${demands} search alerts, ${appointments} appointments and ${mails} mails older than ${months} months (applications for rentals: ${applicationDays} days), and ${emailChanges} changes of owners' e-mails that can no longer be undone`;
  process.stdout.write(isTrial ? `would erase ${what}\n` : `erased ${what}\n`);
}

function refuse(message: string): never {
  process.stderr.write(message);
  process.exit(2);
}

await run().catch(exitWithReason);
