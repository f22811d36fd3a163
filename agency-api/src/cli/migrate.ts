import { openDatabase } from '../database/open-database.ts';
import { databaseFolder, readSettings } from '../settings.ts';
import { exitWithReason } from './exit-with-reason.ts';

async function migrate(): Promise<void> {
  const settings = readSettings(process.env);
  const { close } = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    folder: databaseFolder(settings),
  });
  await close();
  process.stdout.write('The database is up to date.\n');
}

await migrate().catch(exitWithReason);
