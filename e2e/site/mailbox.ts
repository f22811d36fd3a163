import type { Email } from 'postal-mime';
import { mailsAbout } from '../../agency-api/testing/mail-folder.ts';
import { siteUnderTest } from './site-under-test.ts';
import { expect } from './test.ts';

/** The two mails of a form, once both are sent: to the visitor, and to the agency about the visitor. */
export async function formMails(visitor: string): Promise<{ toVisitor: Email; toAgency: Email }> {
  await expect.poll(() => readMails(visitor).then(({ length }) => length)).toBeGreaterThanOrEqual(2);
  const mails = await readMails(visitor);
  const isToVisitor = ({ to }: Email) => to?.[0]?.address === visitor;
  const [toVisitor, ...more] = mails.filter(isToVisitor);
  const [toAgency, ...others] = mails.filter((mail) => !isToVisitor(mail));
  expect(
    [...more, ...others].map(({ subject }) => subject),
    'mails of a form that is stored once',
  ).toEqual([]);
  return { toVisitor: toVisitor!, toAgency: toAgency! };
}

/** The newest mail to an address with this text in its subject, once it is sent. */
export async function mailTo(recipient: string, subject: RegExp): Promise<Email> {
  const found = async () => (await readMails(recipient)).find((mail) => subject.test(mail.subject ?? ''));
  await expect.poll(async () => (await found())?.subject).toBeDefined();
  return (await found())!;
}

const readMails = (address: string) => mailsAbout(siteUnderTest().data, address);
