import { belgianDate, daysAfter } from 'shared-kit/domain/days';
import { invitationIn } from 'shared-kit/domain/purchase-offer';
import type { Language } from 'shared-kit/domain/languages';
import type { Database } from '../../database/database.ts';
import { idOfToken, mailToken, mailingPage } from '../../mail/mailing-links.ts';

interface Invitation {
  propertyId: number;
  /** How long it holds. */
  days: number;
  site: string;
  language: Language;
}

/** A link by which whoever the agency gives it to may make an offer for a property. */
export async function invitationLink(
  database: Database,
  { propertyId, days, site, language }: Invitation,
): Promise<string> {
  const lastDay = daysAfter(belgianDate(new Date()), days).replaceAll('-', '');
  const token = await mailToken(database, 'offers', `${propertyId}-${lastDay}`);
  return mailingPage('offers', site, language, token);
}

/** Whether a token invites to an offer for this property, today. */
export async function isInvited(
  database: Database,
  { token, propertyId }: { token: string; propertyId: number },
): Promise<boolean> {
  const isSigned = await idOfToken(database, 'offers', token).then(
    () => true,
    () => false,
  );
  const invitation = invitationIn(token);
  return isSigned && invitation?.propertyId === propertyId && invitation.lastDay >= belgianDate(new Date());
}
