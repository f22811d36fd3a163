import { isLanguage } from 'shared-kit/domain/languages';
import { exitWithReason } from 'composer/server';
import { contentSource } from '../content/content-store.ts';
import { previewLink } from '../content/previews/preview-router.ts';
import { openAgency } from '../open-agency.ts';

const USAGE = `Usage: npm run preview-link -- <key of the page> [nl|fr|en|de]

Writes a link by which whoever gets it sees a page of the content, also one that is not published yet, for a week. It needs PUBLIC_URL.
`;

async function writeLink(): Promise<void> {
  const [key = '', given] = process.argv.slice(2);
  if (key === '' || (given !== undefined && !isLanguage(given))) return refuse(USAGE);
  const { settings, config, database, close } = await openAgency(process.env);
  if (settings.PUBLIC_URL === undefined)
    return refuse(
      'PUBLIC_URL is not set: the link begins with the origin under which visitors reach the site\n',
    );
  const { pages } = (await contentSource(database).current()).content;
  if (!pages.some(({ page }) => page === key)) return refuse(`The content has no page "${key}"\n`);
  const language = given !== undefined && isLanguage(given) ? given : config.languages.default;
  process.stdout.write(`${await previewLink(database, { key, site: settings.PUBLIC_URL, language })}\n`);
  await close();
}

function refuse(message: string): never {
  process.stderr.write(message);
  process.exit(2);
}

await writeLink().catch(exitWithReason);
