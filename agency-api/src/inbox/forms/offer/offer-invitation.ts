import type { Language } from 'shared-kit/domain/languages';
import { invitationLink } from '../../offers/invitation.ts';
import { takesOffers } from 'shared-kit/domain/purchase-offer';
import type { MailBlock } from '../../../mail/mail-layout.ts';
import type { MailContext } from '../form-definition.ts';
import type { RequestedProperty } from '../requested-property.ts';
import { OFFER_FACTS } from './offer-words.ts';

/** Where offers are by invitation, the agency's mail about a visitor has the link that it may give to them (product V41). */
export async function offerInvitation(
  { id, detail }: RequestedProperty,
  language: Language,
  { database, config, siteUrl }: MailContext,
): Promise<MailBlock[]> {
  const { isOpen, invitationDays: days } = config.forms.offer;
  if (isOpen || !siteUrl || !takesOffers(detail)) return [];
  const address = await invitationLink(database, { propertyId: id, days, site: siteUrl, language });
  return [{ kind: 'link', label: OFFER_FACTS[config.languages.default].invite, address }];
}
