import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pino } from 'pino';
import { exitWithReason, OperatorError } from 'composer/server';
import { siteMail } from '../mail/mail-transport.ts';
import { openAgency, type OpenAgency } from '../open-agency.ts';
import { agencyMailboxes, erasePerson } from '../person/erase-person.ts';
import { exportPerson, type PersonExport, describeFound } from '../person/export-person.ts';
import { mailCopies } from '../person/mail-copies.ts';
import { siteUploadsOn } from '../files/uploads/site-uploads.ts';
import { sweepUploads } from '../files/uploads/sweep-uploads.ts';
import { openUploads } from '../files/uploads/uploads.ts';
import { PERSON_USAGE, readWish, type Wish } from './person-arguments.ts';

async function run(): Promise<void> {
  const wish = readWish(process.argv.slice(2));
  if (!wish) return void process.stdout.write(PERSON_USAGE);
  const agency = await openAgency(process.env);
  try {
    const { MAIL_AGENCY, MAIL_FROM } = agency.settings;
    const mailboxes = await agencyMailboxes(agency.database, [
      agency.config.agency.email,
      MAIL_AGENCY,
      MAIL_FROM,
    ]);
    await (wish.command === 'export' ? writeExport(agency, wish, mailboxes) : erase(agency, wish, mailboxes));
  } finally {
    await agency.close();
  }
}

async function erase(
  { database, settings, config }: OpenAgency,
  { person, notAccepted, isTrial }: Wish,
  mailboxes: ReadonlySet<string>,
): Promise<void> {
  const { store } = await siteUploadsOn(database, settings);
  const copies = mailCopies(join(settings.AGENCY_DATA, 'mail'), siteMail(settings, config).from);
  const found = await erasePerson(database, person, {
    notAccepted,
    agencyMailboxes: mailboxes,
    copies,
    isTrial,
  });
  process.stdout.write(describeFound(person.email, found, isTrial));
  if (isTrial) return;
  // Also where nothing was found: of an earlier run that was ended here the files are left.
  await sweepUploads(database, store).catch((error: unknown) => {
    throw new OperatorError(
      `The database holds nothing more of it, but not all files could be removed (${String(error)}). Run it again, or leave it to the API, which removes them within the hour.`,
    );
  });
}

async function writeExport(
  agency: OpenAgency,
  { person, to }: Wish,
  mailboxes: ReadonlySet<string>,
): Promise<void> {
  const folder = to === undefined ? undefined : await newFolder(resolve(process.env.INIT_CWD ?? '.', to));
  const gathered = await exportPerson(agency.database, person, mailboxes);
  const text = `${JSON.stringify(gathered, undefined, 2)}\n`;
  if (folder === undefined) {
    process.stdout.write(text);
    const { length } = gathered.kept.uploads ?? [];
    if (length > 0) process.stderr.write(`${length} files were sent: --to writes them too\n`);
    return;
  }
  await writeFile(join(folder, 'person.json'), text, { mode: 0o600, flag: 'wx' });
  await writeFiles(agency, gathered, folder);
  process.stdout.write(`${join(folder, 'person.json')} is written, with the files beside it\n`);
}

/** For the eyes of whoever runs it. */
async function newFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new OperatorError(`--to ${folder}: the folder is not empty`);
  return folder;
}

async function writeFiles(
  { database, settings }: OpenAgency,
  { kept }: PersonExport,
  folder: string,
): Promise<void> {
  const logger = pino({ level: 'error' }, pino.destination(2));
  const uploads = openUploads({ database, ...(await siteUploadsOn(database, settings, logger)), logger });
  for (const { id } of (kept.uploads ?? []) as { id: string }[]) {
    const file = await uploads.open(id);
    if (!file) continue;
    const name = `${id}-${file.name.replace(/[/\\]/g, '_')}`;
    await pipeline(file.bytes, createWriteStream(join(folder, name), { mode: 0o600, flags: 'wx' }));
  }
}

await run().catch(exitWithReason);
