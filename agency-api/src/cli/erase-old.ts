import { exitWithReason } from 'composer/server';
import { TRIAL_DAYS } from '../inbox/forms/trial-forms.ts';
import { eraseOld } from '../person/erase-old.ts';
import { openAgency } from '../open-agency.ts';
import { siteUploadsOn } from '../files/uploads/site-uploads.ts';
import { sweepUploads } from '../files/uploads/sweep-uploads.ts';

const USAGE = `Usage: npm run erase-old -- [--dry-run] [--months 24]

Erases forms, appointments, mails and ended search alerts that are older than the privacy statement promises to keep them: 24 months.
Applications for rentals go after "applicationDays" of contact.json, trial forms after 30 days. Files go with their forms. Changes of
owners' e-mails go once they can no longer be undone, after a week. Offers stay for ten years, as accepted ones must by the Act of
18 September 2017 (prevention of money laundering): npm run person -- erase <e-mail> --not-accepted <number> erases others.
With --dry-run it only says how many there are.
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
  const { store } = await siteUploadsOn(database, settings);
  const erased = await eraseOld(database, { months, applicationDays, isTrial });
  if (!isTrial) await sweepUploads(database, store);
  await close();
  const { forms, trialForms, keptOffers, ownerDocuments, emailChanges, files, demands, appointments, mails } =
    erased;
  const what = `${forms} forms and ${ownerDocuments} documents of owners with ${files} files, ${demands} search alerts, ${appointments} appointments and ${mails} mails older than ${months} months (applications for rentals: ${applicationDays} days), ${trialForms} trial forms older than ${TRIAL_DAYS} days, and ${emailChanges} changes of owners' e-mails that can no longer be undone`;
  if (keptOffers > 0)
    process.stdout.write(
      `${keptOffers} offers older than ${months} months stay: the law has those that were accepted kept for ten years\n`,
    );
  process.stdout.write(isTrial ? `would erase ${what}\n` : `erased ${what}\n`);
}

function refuse(message: string): never {
  process.stderr.write(message);
  process.exit(2);
}

await run().catch(exitWithReason);
