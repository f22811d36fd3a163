import { exitWithReason } from 'composer/server';
import { importVisits, readVisits } from '../owners/visits/import-visits.ts';
import { importFile } from './import-file.ts';

const USAGE = `Usage: npm run import-visits -- visits.csv

Takes over the visits of properties that an earlier site has counted, for the owner portal: lines of property,day,visits.
`;

await importFile({ usage: USAGE, read: readVisits, load: importVisits, items: 'lines' }).catch(
  exitWithReason,
);
