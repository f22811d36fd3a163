import { Router, type Request } from 'express';
import { commands } from 'shared-kit/contracts/api/commands';
import type { Language } from 'shared-kit/domain/languages';
import { checkLanguageInUse, languageInUse } from '../../../configuration/language-in-use.ts';
import type { Database } from '../../../database/database.ts';
import { ApiFault } from '../../../http/api-fault.ts';
import { serveCommand } from '../../../http/command-route.ts';
import { idOfToken, mailToken, unknownToken, type TokenPurpose } from '../../../mail/mail-token.ts';
import { mailingPage } from '../../../mail/mailing-links.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { admitPassword, wrongPassword } from '../admit-password.ts';
import type { AuthDependencies } from '../auth-router.ts';
import { currentSession, requireSession, type CurrentSession } from '../current-session.ts';
import { findSigningOwner, type FeedOwner } from '../find-owner.ts';
import { emailChangeNotices, type EmailChangeNotices } from '../mails/email-change-notices.ts';
import { newEmailMail } from '../mails/new-email-mail.ts';
import type { OwnerAccess } from '../owner-access.ts';
import { endOtherSessions, isSessionOpen } from '../owner-sessions.ts';
import { holdPassword, presentPasswordHash } from '../present-password.ts';
import { admitCode, wrongCode } from '../second-factor/code-limits.ts';
import {
  EMAIL_CHANGES_PER_ACCOUNT,
  EMAIL_CHANGES_PER_ADDRESS,
  emailChangeFrom,
  toEmailChangeAttempt,
} from '../sign-in-limits.ts';
import { siteAddress } from '../../../http/site-address.ts';
import { beginEmailChange, confirmEmailChange, isTaken, undoEmailChange } from './email-changes.ts';

/**
 * The e-mail with which an owner signs in (product O21): asked for with the password, put in force by the new mailbox, undone by the old
 * one. Whether another owner has the new one is told to its mailbox alone. Mounted behind `authRouter`, which refuses commands from
 * other sites.
 */
export function emailChangeRouter(
  { database, config, publicUrl, agencyMailbox, onMailQueued }: AuthDependencies,
  access: () => Promise<OwnerAccess>,
): Router {
  const router = Router();

  serveCommand(router, commands.changeEmail, async (asked, request, response) => {
    const session = await requireSession(database, access, request, response);
    const { accountId } = session;
    if (asked.email === session.owner.email) throw sameEmail();
    const { limits, factors } = await access();
    const passwordPassed = await admitPassword(limits, accountId);
    const hash = await presentPasswordHash(database, accountId, asked.password);
    if (!hash) throw wrongPassword();
    await passwordPassed();
    await limits.count(emailChangeFrom(request.ip ?? ''), EMAIL_CHANGES_PER_ADDRESS);
    await limits.count(toEmailChangeAttempt(accountId), EMAIL_CHANGES_PER_ACCOUNT);
    const isSecured = await factors.isOn(accountId);
    const codePassed = isSecured ? await admitCode(limits, session.owner.email) : undefined;
    const site = requireSite(request);
    const reader = toReader(session.owner, asked.lang);
    await database.transaction(async (tx) => {
      // Whoever shuts somebody out replaces the password or ends the session, maybe since they were found right.
      if ((await holdPassword(tx, accountId)) !== hash) throw wrongPassword();
      if (!(await isSessionOpen(tx, session))) throw new ApiFault('sign-in-required');
      if (isSecured && !(await factors.spend(tx, accountId, asked.code))) throw wrongCode();
      const change = { accountId, oldEmail: session.owner.email, newEmail: asked.email };
      const id = await beginEmailChange(tx, change);
      const page = (purpose: TokenPurpose) => linkTo(tx, purpose, { id, site, language: reader.language });
      const address = (await isTaken(tx, accountId, asked.email)) ? undefined : await page('new-email');
      await queueMail(tx, newEmailMail(config, { ...reader, email: asked.email }, address));
      const notices = emailChangeNotices(config, reader);
      await queueMail(tx, notices.asked(asked.email, await page('undo-email')));
    });
    await codePassed?.();
    onMailQueued?.();
    return { done: true };
  });

  serveCommand(router, commands.confirmEmailChange, async ({ token, lang }, request, response) => {
    const id = await idOfToken(database, 'new-email', token);
    const site = requireSite(request);
    const session = await currentSession(database, access, request, response);
    await database.transaction(async (tx) => {
      const changed = await confirmEmailChange(tx, id);
      if (!changed) throw unknownToken();
      await endSessionsElsewhere(tx, changed.accountId, session);
      await notify(tx, changed.newEmail, lang, async (notices, language) => [
        notices.changed(changed, await linkTo(tx, 'undo-email', { id, site, language })),
        notices.toAgency({ kind: 'changed', ...changed }, mailbox()),
      ]);
    });
    onMailQueued?.();
    return { done: true };
  });

  serveCommand(router, commands.undoEmailChange, async ({ token, lang }) => {
    const id = await idOfToken(database, 'undo-email', token);
    await database.transaction(async (tx) => {
      const undone = await undoEmailChange(tx, id);
      if (!undone) throw unknownToken();
      const { restored, dropped, newEmail, wasInForce } = undone;
      const isAnother = dropped !== restored;
      await notify(tx, restored, lang, async (notices) => [
        ...(isAnother ? [notices.undone(undone)] : []),
        notices.toAgency(
          wasInForce || isAnother
            ? { kind: 'undone', oldEmail: isAnother ? dropped : newEmail, newEmail: restored }
            : { kind: 'stopped', oldEmail: restored, newEmail },
          mailbox(),
        ),
      ]);
    });
    onMailQueued?.();
    return { done: true };
  });

  /** Without a site there is no link, and without its links a change would be stuck or could not be undone. */
  function requireSite(request: Request): string {
    const site = siteAddress(request, publicUrl);
    if (site === undefined)
      throw new Error('An e-mail cannot be changed, as no link can be mailed: set PUBLIC_URL');
    return site;
  }

  const mailbox = () => agencyMailbox ?? config.agency.email;

  const toReader = (owner: FeedOwner, lang: Language | undefined): FeedOwner => ({
    ...owner,
    language: lang ? checkLanguageInUse(config, lang) : languageInUse(config, owner.language),
  });

  async function linkTo(
    tx: Database,
    purpose: TokenPurpose,
    { id, site, language }: { id: string; site: string; language: Language },
  ): Promise<string> {
    return mailingPage(purpose, site, language, await mailToken(tx, purpose, id));
  }

  /** Queues the mails about an account; there are none for who is no owner any more. */
  async function notify(
    tx: Database,
    email: string,
    lang: Language | undefined,
    createMails: (
      notices: EmailChangeNotices,
      language: Language,
    ) => Promise<Parameters<typeof queueMail>[1][]>,
  ): Promise<void> {
    const owner = await findSigningOwner(tx, email);
    if (!owner) return;
    const reader = toReader(owner, lang);
    for (const mail of await createMails(emailChangeNotices(config, reader), reader.language))
      await queueMail(tx, mail);
  }

  return router;
}

/** All, but that of the browser in which the change was confirmed. */
const endSessionsElsewhere = (tx: Database, accountId: string, session: CurrentSession | undefined) =>
  endOtherSessions(tx, {
    accountId,
    sessionId: session?.accountId === accountId ? session.sessionId : '',
  });

const sameEmail = () =>
  new ApiFault('invalid-input', [
    { field: 'email', rule: 'another e-mail than the present one', messageKey: 'invalid' },
  ]);
