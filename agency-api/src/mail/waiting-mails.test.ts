import { expect, test } from '@jest/globals';
import { sql } from '../database/drizzle.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { queueMail } from './queue-mail.ts';
import { dropMails, retryMails, waitingMails } from './waiting-mails.ts';

describeOnDatabase('Mails that have not left', (given) => {
  const queue = async (address: string, state: string) => {
    await queueMail(given.database, { to: { address }, subject: state, text: '', html: '' });
    await given.database
      .execute(sql`update outbox_mails set state = ${state}, attempts = 14, last_error = 'no'
      where recipient = ${address}`);
  };
  const listed = async () =>
    (await waitingMails(given.database)).map(({ recipient, state }) => [recipient, state]);

  test('are listed, tried again and dropped; those that left are let alone', async () => {
    await queue('a@example.be', 'dead');
    await queue('b@example.be', 'dead');
    await queue('c@example.be', 'sent');
    expect((await listed()).sort()).toEqual([['a@example.be', 'dead'], ['b@example.be', 'dead']]); // prettier-ignore
    const [first] = await waitingMails(given.database);
    expect(await retryMails(given.database, first!.id)).toBe(1);
    expect((await waitingMails(given.database)).find(({ id }) => id === first!.id)).toMatchObject({
      state: 'queued',
      attempts: 0,
    });
    expect(await dropMails(given.database)).toBe(1);
    expect(await dropMails(given.database, first!.id)).toBe(1);
    expect(await dropMails(given.database, "x' or true --")).toBe(0);
    expect(await listed()).toEqual([]);
    expect(await given.database.execute(sql`select from outbox_mails`)).toMatchObject({ rows: [{}] });
  });
});
