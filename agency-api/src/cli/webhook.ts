import { exitWithReason } from 'composer/server';
import { printable } from '../catalogue/import/feed-problem.ts';
import { openAgency } from '../open-agency.ts';
import {
  dropWebhooks,
  retryWebhooks,
  waitingWebhooks,
  type WaitingWebhook,
} from '../inbox/webhook/webhook-outbox.ts';

const USAGE = `Usage: npm run webhook -- list
       npm run webhook -- retry [id]
       npm run webhook -- drop [id]

Lists the forms that the webhook (LEADS_WEBHOOK_URL) has not taken; has those that were given up tried again, or removes them: all, or
the one with this id.
`;

const ACTIONS = ['list', 'retry', 'drop'];

async function run(): Promise<void> {
  const [action = '', id] = process.argv.slice(2);
  if (!ACTIONS.includes(action)) return refuse(USAGE);
  const { database, close } = await openAgency(process.env);
  if (action === 'list')
    for (const delivery of await waitingWebhooks(database)) process.stdout.write(describe(delivery));
  if (action === 'retry')
    process.stdout.write(`${await retryWebhooks(database, id)} deliveries are tried again\n`);
  if (action === 'drop') process.stdout.write(`${await dropWebhooks(database, id)} deliveries removed\n`);
  await close();
}

const describe = ({ id, submissionId, state, createdAt, attempts, lastError }: WaitingWebhook) =>
  `${id}  ${state}  ${createdAt}  form ${submissionId}  ${attempts} attempts${lastError ? `: ${printable(lastError)}` : ''}\n`;

function refuse(message: string): never {
  process.stderr.write(message);
  process.exit(2);
}

await run().catch(exitWithReason);
