import { exitWithReason } from 'composer/server';
import { printable } from '../catalogue/import/feed-problem.ts';
import { dropMails, retryMails, waitingMails, type WaitingMail } from '../mail/waiting-mails.ts';
import { openAgency } from '../open-agency.ts';

const USAGE = `Usage: npm run mails -- list
       npm run mails -- retry [id]
       npm run mails -- drop [id]

Lists the mails that have not left; has those that were given up tried again, or removes them: all, or the one with this id.
`;

const ACTIONS = ['list', 'retry', 'drop'];

async function run(): Promise<void> {
  const [action = '', id] = process.argv.slice(2);
  if (!ACTIONS.includes(action)) return refuse(USAGE);
  const { database, close } = await openAgency(process.env);
  if (action === 'list')
    for (const mail of await waitingMails(database)) process.stdout.write(describe(mail));
  if (action === 'retry') process.stdout.write(`${await retryMails(database, id)} mails are tried again\n`);
  if (action === 'drop') process.stdout.write(`${await dropMails(database, id)} mails removed\n`);
  await close();
}

const describe = ({ id, state, createdAt, recipient, subject, attempts, lastError }: WaitingMail) =>
  `${id}  ${state}  ${createdAt}  ${printable(recipient)}  ${printable(subject)}  ${attempts} attempts${lastError ? `: ${printable(lastError)}` : ''}\n`;

function refuse(message: string): never {
  process.stderr.write(message);
  process.exit(2);
}

await run().catch(exitWithReason);
