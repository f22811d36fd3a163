import { formatEuro } from 'shared-kit/domain/money';
import { offeredAmount, takesOffers } from 'shared-kit/domain/purchase-offer';
import { ApiFault } from '../../http/api-fault.ts';
import { amountInWords } from '../../offers/amount-in-words.ts';
import { isInvited } from '../../offers/invitation.ts';
import { offerDocument } from '../../offers/offer-document.ts';
import { offerNumber } from '../../offers/offer-number.ts';
import { defineForm } from '../form-definition.ts';
import { postalAddress } from '../mails/facts.ts';
import { MAIL_TEXTS } from '../mails/mail-texts.ts';
import { OFFER_FACTS, offerWords } from './offer-words.ts';

/** A purchase offer (product V41): both mails carry the same document. */
export const offerForm = defineForm({
  kind: 'offer',
  command: 'sendOffer',
  words: offerWords,
  isOptIn: true,
  kept: (fields, { id, receivedAt }) => ({ ...fields, offerNumber: offerNumber(id, receivedAt) }),
  async admit({ token, property }, { database, config }) {
    if (!property || !takesOffers(property.detail))
      throw refusal('propertyId', 'a property that is for sale at a price');
    if (config.forms.offer.isOpen) return;
    if (token === undefined || !(await isInvited(database, { token, propertyId: property.id })))
      throw refusal('token', 'of an invitation that holds');
  },
  facts(fields, language, texts, { config }, { id, receivedAt }) {
    const labels = OFFER_FACTS[language];
    const amount = offeredAmount(fields.amount);
    return [
      [texts.labels.address, postalAddress(fields, texts)],
      [labels.number, offerNumber(id, receivedAt)],
      [labels.amount, formatEuro(amount, config.languages.numberLocales?.[language])],
      [labels.inWords, amountInWords(amount, language)],
      [labels.validity, `${fields.startDate} – ${fields.endDate}`],
    ];
  },
  async attachments({ id, language, receivedAt, fields, property }, { config }) {
    const address = postalAddress(fields, MAIL_TEXTS[language]);
    const offer = { id, language, receivedAt, fields, property: property!.detail, address };
    const document = await offerDocument(config, offer);
    return [
      {
        filename: `${OFFER_FACTS[language].file}-${offerNumber(id, receivedAt)}.pdf`,
        contentType: 'application/pdf',
        content: document.toString('base64'),
      },
    ];
  },
});

const refusal = (field: string, rule: string) =>
  new ApiFault('invalid-input', [{ field, rule, messageKey: 'invalid' }]);
