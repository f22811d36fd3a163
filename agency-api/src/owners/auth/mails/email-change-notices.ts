import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { layOutMail, type MailBlock } from '../../../mail/mail-layout.ts';
import type { Mail } from '../../../mail/queue-mail.ts';
import type { FeedOwner } from '../find-owner.ts';
import { AGENCY_WORDS } from './email-change-agency-words.ts';
import { EMAIL_CHANGE_WORDS } from './email-change-words.ts';
import { ownerMail } from './owner-mail.ts';

/** What the agency is told of. */
interface EmailChangeNews {
  /** `stopped`: undone before it was in force. */
  kind: 'changed' | 'undone' | 'stopped';
  oldEmail: string;
  newEmail: string;
}

/** Mails that tell of a change of the e-mail with which an owner signs in (product O21). */
export interface EmailChangeNotices {
  /** To the old one, once a change was asked for; `undo` is where it is stopped. */
  asked(newEmail: string, undo: string): Mail;
  /** To the old one, once it is in force. */
  changed(change: { oldEmail: string; newEmail: string }, undo: string): Mail;
  /** To the new one, once it is undone. */
  undone(change: { dropped: string; restored: string }): Mail;
  /** In the site's first language. */
  toAgency(news: EmailChangeNews, mailbox: string): Mail;
}

/** In the language of `owner`. */
export function emailChangeNotices(config: AgencyConfig, owner: FeedOwner): EmailChangeNotices {
  const { agency } = config;
  const words = EMAIL_CHANGE_WORDS[owner.language](owner.firstName, agency.name);
  const to = (email: string, subject: string, body: (string | MailBlock)[]): Mail => ({
    ...ownerMail(config, { ...owner, email }, { subject, body: [words.greeting, ...body] }),
    replyTo: agency.email,
  });
  const undoLink = (address: string): MailBlock => ({ kind: 'link', label: words.undo, address });
  return {
    asked: (newEmail, undo) =>
      to(owner.email, words.asked.subject, [words.asked.text(newEmail), words.notYou, undoLink(undo)]),
    changed: ({ oldEmail, newEmail }, undo) =>
      to(oldEmail, words.changed.subject, [words.changed.text(newEmail), words.notYou, undoLink(undo)]),
    undone: ({ dropped, restored }) => to(dropped, words.undone.subject, [words.undone.text(restored)]),
    toAgency({ kind, oldEmail, newEmail }, mailbox) {
      const language = config.languages.default;
      const name = `${owner.firstName} ${owner.lastName}`;
      const { subject, text } = AGENCY_WORDS[language][kind]({ name, oldEmail, newEmail });
      return {
        to: { name: agency.name, address: mailbox },
        subject,
        ...layOutMail(config, language, [{ kind: 'text', text }]),
      };
    },
  };
}
