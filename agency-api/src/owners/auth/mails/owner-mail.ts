import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { layOutMail, type MailBlock } from '../../../mail/mail-layout.ts';
import type { Mail } from '../../../mail/queue-mail.ts';
import type { FeedOwner } from '../find-owner.ts';

interface OwnerMailContent {
  subject: string;
  /** Texts, and what is more than text. */
  body: readonly (string | MailBlock)[];
}

/** What a mail says that gives its reader a link. */
export interface LinkMailWords {
  subject: string;
  greeting: string;
  invitation: string;
  link: string;
  validity: string;
}

/** A mail to an owner, laid out in the owner's language. */
export function ownerMail(
  config: AgencyConfig,
  { email, firstName, lastName, language }: FeedOwner,
  { subject, body }: OwnerMailContent,
): Mail {
  const blocks = body.map((part): MailBlock =>
    typeof part === 'string' ? { kind: 'text', text: part } : part,
  );
  return {
    to: { name: `${firstName} ${lastName}`, address: email },
    subject,
    ...layOutMail(config, language, blocks),
  };
}

/** A mail whose link lets an owner choose a password. */
export function ownerLinkMail(
  config: AgencyConfig,
  owner: FeedOwner,
  { subject, greeting, invitation, link, validity }: LinkMailWords,
  address: string,
): Mail {
  return ownerMail(config, owner, {
    subject,
    body: [greeting, invitation, { kind: 'link', label: link, address }, validity],
  });
}
