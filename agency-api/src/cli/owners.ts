import { pino } from 'pino';
import { isLanguage } from 'shared-kit/domain/languages';
import { exitWithReason } from 'composer/server';
import { csvLine } from '../files/csv-line.ts';
import { openAgency, type OpenAgency } from '../open-agency.ts';
import { inviteOwner } from '../owners/portal/invite-owner.ts';
import { listOwners } from '../owners/portal/list-owners.ts';
import { resetEmail, resetSecondFactor, signOutEverywhere } from '../owners/portal/reset-access.ts';

const USAGE = `Usage: npm run owners -- list
       npm run owners -- invite owner@mail.example [--lang nl|fr|en|de]
       npm run owners -- reset-second-factor owner@mail.example
       npm run owners -- reset-email owner@mail.example
       npm run owners -- sign-out owner@mail.example

list writes the owners whom the feeds name, as CSV. invite mails one of them the link to choose a password; it needs PUBLIC_URL.
reset-second-factor is for owners who lost phone and recovery codes, reset-email for those who changed the e-mail to sign in with and
lost its mailbox: make sure that it is the owner who asks. All e-mails are those of the feeds.
`;

const COMMANDS: Record<string, (agency: OpenAgency, email: string, lang?: string) => Promise<string>> = {
  async invite({ database, config, settings }, email, lang) {
    const site = settings.PUBLIC_URL;
    if (site === undefined) return refuse('An invitation leads to PUBLIC_URL, which is not set.\n');
    const language = isLanguage(lang) ? lang : undefined;
    const logger = pino({ level: 'error' }, pino.destination(2));
    await inviteOwner({ database, config, logger }, { email, site: new URL(site).origin, language });
    return `${email} is invited: the mail leaves when the API runs.\n`;
  },
  async 'reset-second-factor'({ database, config }, email) {
    const wasOn = await resetSecondFactor({ database, config }, email);
    return `${email} ${wasOn ? 'signs in with the password alone again' : 'had no second factor'}.\n`;
  },
  async 'reset-email'({ database }, email) {
    const wasChanged = await resetEmail(database, email);
    return wasChanged
      ? `${email} signs in with this e-mail again, once a new password is chosen: invite mails a link.\n`
      : `${email} had changed nothing.\n`;
  },
  async 'sign-out'({ database }, email) {
    return `${email} is signed out of ${await signOutEverywhere(database, email)} sessions.\n`;
  },
  async list({ database }) {
    const owners = await listOwners(database);
    const lines = owners.map((owner) => csvLine(Object.values(owner).map(String)));
    return `email,name,language,signsInWith,properties,password,secondFactor,sessions\r\n${lines.join('')}`;
  },
};

async function run(): Promise<void> {
  const [name = '', email = '', ...options] = process.argv.slice(2);
  const command = COMMANDS[name];
  const [option, lang] = options;
  const areOptionsUnderstood =
    options.length === 0 ||
    (name === 'invite' && options.length === 2 && option === '--lang' && isLanguage(lang));
  const isUnderstood = areOptionsUnderstood && (name === 'list' ? email === '' : email.includes('@'));
  if (!command || !isUnderstood) return refuse(USAGE);
  const agency = await openAgency(process.env);
  process.stdout.write(await command(agency, email, lang).finally(agency.close));
}

function refuse(message: string): never {
  process.stderr.write(message);
  process.exit(2);
}

await run().catch(exitWithReason);
