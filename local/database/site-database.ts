import { existsSync } from 'node:fs';
import path from 'node:path';
import { secretsByFile } from 'composer/server';
import { ROOT } from '../root.ts';
import { StartError } from '../start-error.ts';

/** The database of a site on this machine. */
export interface SiteDatabase {
  /** Settings for the API and its commands: a file that may name it too has been read. */
  settings: { DATABASE_URL: string; DATABASE_URL_FILE: '' };
  /** What is to be told of earlier data. */
  notice: string | undefined;
  /** Settles when the embedded server ends; never for a server of the operator's own. */
  ended: Promise<void>;
  /** To be called after everything that uses it has ended. */
  leave(): Promise<void>;
}

/**
 * The database that DATABASE_URL names, or the file of DATABASE_URL_FILE, else the embedded server with its files in AGENCY_DATA, which is started unless it runs.
 * Throws `StartError`.
 */
export async function siteDatabase(environment: NodeJS.ProcessEnv): Promise<SiteDatabase> {
  const { given, wrong } = secretsByFile(environment, ['DATABASE_URL']);
  for (const fault of wrong.values()) throw new StartError(fault);
  if (given['DATABASE_URL'])
    return {
      settings: toSettings(given['DATABASE_URL']),
      notice: undefined,
      ended: new Promise(() => {}),
      leave: async () => {},
    };
  const data = path.resolve(ROOT, environment.AGENCY_DATA || '.data');
  const { embeddedDatabase } = await import('./embedded-database.ts').catch(refuseWithoutPackages);
  const { url, ended, leave } = await embeddedDatabase(path.join(data, 'postgresql'));
  return { settings: toSettings(url), notice: noticeOfEarlier(data), ended, leave };
}

const toSettings = (DATABASE_URL: string) => ({ DATABASE_URL, DATABASE_URL_FILE: '' }) as const;

function refuseWithoutPackages(cause: NodeJS.ErrnoException): never {
  if (cause.code !== 'ERR_MODULE_NOT_FOUND') throw cause;
  throw new StartError(
    'Set DATABASE_URL to a PostgreSQL server: the one for development is not installed here.',
    { cause },
  );
}

/** Until autumn 2026 the site kept its database otherwise, in a folder that no version reads any more. */
function noticeOfEarlier(data: string): string | undefined {
  const earlier = path.join(data, 'database');
  if (!existsSync(path.join(earlier, 'PG_VERSION'))) return undefined;
  return (
    `${earlier} has data of an earlier version of the site, which are not read any more. Nothing of them is deleted. ` +
    'Import again what you had imported: npm run import -- feed.fr.json feed.nl.json … and npm run import -- content <folder>. ' +
    'Forms and passwords of owners do not come back that way: write down the forms with the version that made them (npm run leads). ' +
    'Then move the folder away, and this message goes, too.'
  );
}
