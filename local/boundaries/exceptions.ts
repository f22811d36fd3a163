/** Intended imports across a boundary, file by file, each with its reason. */
export interface Exception {
  from: string;
  to: readonly string[];
  reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    from: 'e2e',
    to: [
      'agency-api/src/database/open-database.ts',
      'agency-api/src/database/schema/appointments.ts',
      'agency-api/src/database/schema/demands.ts',
      'agency-api/src/database/schema/forms.ts',
      'agency-api/src/database/schema/mail.ts',
      'agency-api/src/database/schema/uploads.ts',
    ],
    reason:
      'Whether a form was stored once, with its mails, is seen in the database only: no address shows it.',
  },
  {
    from: 'e2e',
    to: ['agency-api/src/inbox/documents/document-link.ts'],
    reason: 'A link of a mail is over after days, which no test waits for.',
  },
  {
    from: 'e2e',
    to: ['agency-api/bench/generated-feed.ts'],
    reason: 'An import beside visitors needs a large feed.',
  },
  {
    from: 'e2e',
    to: [
      'agency-api/testing/appointment-form.ts',
      'agency-api/testing/contact-form.ts',
      'agency-api/testing/demand-form.ts',
      'agency-api/testing/mail-folder.ts',
      'agency-api/testing/postgres-server.ts',
      'agency-api/testing/template-database.ts',
      'agency-api/testing/valuation-form.ts',
    ],
    reason: "What the API's own tests send, read and run on; a second copy would drift from them.",
  },
  {
    from: 'local',
    to: ['gateway/src/settings.ts'],
    reason: '`npm start` must read the settings as the gateway will.',
  },
  {
    from: 'agency-api',
    to: ['local/database/postgres-folder.ts'],
    reason:
      'Its tests and benches run on the server that `npm start` brings; the API itself knows an address only.',
  },
  {
    from: 'agency-api',
    to: ['docs/openapi.json'],
    reason: 'It writes this description of itself.',
  },
];

export const isException = (folder: string, target: string) =>
  EXCEPTIONS.some(({ from, to }) => from === folder && to.includes(target));
