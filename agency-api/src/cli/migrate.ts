import { openAgency } from '../open-agency.ts';
import { exitWithReason } from './exit-with-reason.ts';

async function migrate(): Promise<void> {
  const { close } = await openAgency(process.env);
  await close();
  process.stdout.write('The database is up to date.\n');
}

await migrate().catch(exitWithReason);
