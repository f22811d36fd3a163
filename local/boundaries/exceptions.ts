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
      'gateway/src/releases/fill-slot.ts',
      'gateway/src/integrity.ts',
      'gateway/src/releases/promote.ts',
      'gateway/src/releases/publish.ts',
      'gateway/src/releases/file-store/file-release-store.ts',
    ],
    reason:
      'Tests release and withdraw remotes under a running site; the commands would start Node each time.',
  },
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
    to: ['agency-api/src/documents/document-link.ts'],
    reason: 'A link of a mail is over after days, which no test waits for.',
  },
  {
    from: 'e2e',
    to: ['agency-api/bench/generated-feed.ts', 'agency-api/src/import/handover/import-messages.ts'],
    reason:
      'An import beside visitors needs a large feed, and the moment at which its records become visible.',
  },
  {
    from: 'e2e',
    to: [
      'agency-api/testing/appointment-form.ts',
      'agency-api/testing/contact-form.ts',
      'agency-api/testing/demand-form.ts',
      'agency-api/testing/mail-folder.ts',
      'agency-api/testing/postgres-server.ts',
      'agency-api/testing/valuation-form.ts',
    ],
    reason: "What the API's own tests send, read and run on; a second copy would drift from them.",
  },
  {
    from: 'local',
    to: [
      'gateway/src/releases/promote.ts',
      'gateway/src/releases/publish.ts',
      'gateway/src/releases/release-refused.ts',
      'gateway/src/releases/file-store/file-release-store.ts',
      'gateway/src/settings.ts',
      'gateway/src/testing/release-fixture.ts',
    ],
    reason: '`npm start` publishes what it built, and must read the settings as the gateway will.',
  },
  {
    from: 'agency-api',
    to: ['docs/openapi.json'],
    reason: 'It writes this description of itself.',
  },
];

export const isException = (folder: string, target: string) =>
  EXCEPTIONS.some(({ from, to }) => from === folder && to.includes(target));
