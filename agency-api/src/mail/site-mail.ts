import { join } from 'node:path';
import type { AgencyConfig } from '../configuration/agency-config.ts';
import { emlTransport } from './eml-transport.ts';
import type { MailTransport, Sender } from './mail-transport.ts';
import { smtpTransport } from './smtp-transport.ts';

/** The site's transport: its mail server, or files. */
export function siteMail(
  settings: { SMTP_URL?: string | undefined; MAIL_FROM?: string | undefined; AGENCY_DATA: string },
  { agency }: Pick<AgencyConfig, 'agency'>,
): { transport: MailTransport; from: Sender } {
  const { SMTP_URL, MAIL_FROM, AGENCY_DATA } = settings;
  return {
    transport: SMTP_URL ? smtpTransport(SMTP_URL) : emlTransport(join(AGENCY_DATA, 'mail')),
    from: { name: agency.name, address: MAIL_FROM ?? agency.email },
  };
}
