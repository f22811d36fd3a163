import { exitWithReason } from 'shared-kit/server/operator-error';
import { importVisits, readVisits } from '../visits/import-visits.ts';
import { importFile } from './import-file.ts';

const USAGE = `Usage: npm run import-visits -- visits.csv

Takes over the visits of properties that an earlier site has counted, for the owner portal: lines of property,day,visits.
On the embedded database the API has to be stopped.
`;

await importFile({ usage: USAGE, read: readVisits, load: importVisits, items: 'lines' }).catch(
  exitWithReason,
);
