import { isLanguage } from 'shared-kit/domain/languages';
import { exitWithReason } from 'composer/server';
import { invitationLink } from '../inbox/offers/invitation.ts';
import { openAgency } from '../open-agency.ts';

const USAGE = `Usage: npm run offer-link -- <id of the property> [nl|fr|en|de]

Writes a link by which whoever gets it may make an offer for the property, where offers are by invitation (forms.json). It needs PUBLIC_URL.
`;

async function writeLink(): Promise<void> {
  const [id = '', given] = process.argv.slice(2);
  if (!/^\d{1,9}$/.test(id) || (given !== undefined && !isLanguage(given))) return refuse(USAGE);
  const { settings, config, database, close } = await openAgency(process.env);
  if (settings.PUBLIC_URL === undefined)
    return refuse(
      'PUBLIC_URL is not set: the link begins with the origin under which visitors reach the site\n',
    );
  const link = await invitationLink(database, {
    propertyId: Number(id),
    days: config.forms.offer.invitationDays,
    site: settings.PUBLIC_URL,
    language: given !== undefined && isLanguage(given) ? given : config.languages.default,
  });
  process.stdout.write(`${link}\n`);
  await close();
}

function refuse(message: string): never {
  process.stderr.write(message);
  process.exit(2);
}

await writeLink().catch(exitWithReason);
