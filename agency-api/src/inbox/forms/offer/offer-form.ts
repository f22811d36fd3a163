import { formatEuro } from 'shared-kit/domain/money';
import { offeredAmount, takesOffers } from 'shared-kit/domain/purchase-offer';
import { dayText } from 'shared-kit/domain/visit-time';
import { ApiFault } from '../../../http/api-fault.ts';
import { amountInWords } from '../../offers/amount-in-words.ts';
import { isInvited } from '../../offers/invitation.ts';
import { offerDocument } from '../../offers/offer-document.ts';
import { OFFER_TEXTS } from '../../offers/offer-texts.ts';
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
  async admit({ property }, { database, config, token }) {
    if (!property || !takesOffers(property.detail))
      throw refusal('propertyId', 'a property that is for sale at a price');
    if (config.forms.offer.isOpen) return;
    if (token === undefined || !(await isInvited(database, { token, propertyId: property.id })))
      throw refusal('token', 'of an invitation that holds');
  },
  facts(fields, language, texts, { config }, { id, receivedAt }) {
    const labels = OFFER_FACTS[language];
    const document = OFFER_TEXTS[language];
    const euro = (text: string) =>
      formatEuro(offeredAmount(text), config.languages.numberLocales?.[language]);
    const { loan, loanAmount, loanDays, secondFirstName, secondLastName, secondAddress } = fields;
    return [
      [texts.labels.address, postalAddress(fields, texts)],
      [labels.number, offerNumber(id, receivedAt)],
      [labels.amount, euro(fields.amount)],
      [labels.inWords, amountInWords(offeredAmount(fields.amount), language)],
      [
        labels.validity,
        document.validity(dayText(fields.startDate, language), dayText(fields.endDate, language)),
      ],
      [
        document.labels.loan,
        loan === 'yes' ? document.loan.yes(loanAmount && euro(loanAmount), loanDays) : document.loan.none,
      ],
      [document.labels.ownHome, document.ownHome[fields.ownHome]],
      [document.labels.conditions, fields.conditions || document.noConditions],
      [
        document.personB,
        fields.signers === 'two'
          ? [`${secondFirstName} ${secondLastName}`, secondAddress].filter(Boolean).join(', ')
          : '',
      ],
      [labels.place, fields.place],
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
