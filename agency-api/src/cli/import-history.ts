import { exitWithReason } from 'composer/server';
import {
  historyWarnings,
  importHistory,
  readRecordedHistory,
} from '../owners/portal/history/import-history.ts';
import { importFile } from './import-file.ts';

const USAGE = `Usage: npm run import-history -- history.json

Takes over what the agency's software knows of properties for their owners: visits held, communications, online media, and visits and open days to come. A list of
{ "property": 1399, "date": "2026-11-21", "time": "10:00-11:00", "type": "communication", "contact": "", "subject": "", "comment": "", "status": "",
"link": "https://…", "language": "nl" } as JSON (the language is that of the texts), which replaces what was imported before. Types: visit, open-day, request, documents, offer, application,
communication, online.
`;

await importFile({
  usage: USAGE,
  read: readRecordedHistory,
  load: importHistory,
  items: 'entries',
  listWarnings: historyWarnings,
}).catch(exitWithReason);
