import type { ListingCard } from 'shared-kit/contracts/api/listing';
import type { Language } from 'shared-kit/domain/languages';
import { listingName } from 'shared-kit/domain/listing-name';
import { priceWords } from 'shared-kit/domain/price-label';
import { MAIL_CAMPAIGN } from 'shared-kit/domain/owner-portal';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { layOutMail, type MailBlock, type MailCard } from '../../../mail/mail-layout.ts';
import { mailingPage, unsubscribeHeaders } from '../../../mail/mailing-links.ts';
import type { Mail } from '../../../mail/queue-mail.ts';
import { DEMAND_MAIL_TEXTS } from './demand-mail-texts.ts';

/** Asks whoever has the mailbox whether they want the alerts. It names nothing that was typed into the form. */
export function confirmationMail(
  config: AgencyConfig,
  { email, language, site, token }: { email: string; language: Language; site: string; token: string },
): Mail {
  const { subject, why, link, change, notYou } = DEMAND_MAIL_TEXTS[language].confirm;
  const { greeting, closing } = DEMAND_MAIL_TEXTS[language].alert;
  const text = (words: string) => ({ kind: 'text' as const, text: words });
  return {
    to: { address: email },
    replyTo: config.agency.email,
    subject: `${subject} – ${config.agency.name}`,
    ...layOutMail(config, language, [
      text(greeting),
      text(why),
      { kind: 'link', label: link, address: mailingPage('demands', site, language, token) },
      text(change),
      text(`${closing}\n${config.agency.name}`),
      text(notYou),
    ]),
  };
}

/** A listing that a demand is told of. */
interface AlertedListing {
  card: ListingCard;
  isCheaper: boolean;
}

interface Alert {
  email: string;
  language: Language;
  site: string;
  token: string;
  listings: readonly AlertedListing[];
}

/** More would make a mail that nobody reads; the site shows the rest. */
const MOST_CARDS = 12;

/** Tells of listings that match a demand, with picture, price and a link to each. */
export function alertMail(config: AgencyConfig, alert: Alert): Mail {
  const { email, language, site, token, listings } = alert;
  const texts = DEMAND_MAIL_TEXTS[language].alert;
  const shown = listings.slice(0, MOST_CARDS);
  const rest = listings.length - shown.length;
  const text = (words: string): MailBlock => ({ kind: 'text', text: words });
  return {
    to: { address: email },
    replyTo: config.agency.email,
    subject: `${texts.subject(listings.length)} – ${config.agency.name}`,
    headers: unsubscribeHeaders('demands', site, token),
    ...layOutMail(config, language, [
      text(texts.greeting),
      text(texts.why(listings.length)),
      ...shown.map((listing) => mailCard(listing, alert, config.languages.numberLocales?.[language])),
      ...(rest > 0 ? [text(texts.more(rest))] : []),
      { kind: 'link', label: texts.change, address: mailingPage('demands', site, language, token) },
      { kind: 'link', label: texts.stop, address: mailingPage('demands', site, language, token) },
      text(`${texts.closing}\n${config.agency.name}`),
    ]),
  };
}

function mailCard(
  { card, isCheaper }: AlertedListing,
  { language, site }: Alert,
  numberLocale: string | undefined,
): MailCard {
  const texts = DEMAND_MAIL_TEXTS[language].alert;
  const title = listingName(card);
  return {
    kind: 'card',
    note: isCheaper ? texts.isCheaper : texts.isNew,
    title,
    lines: [
      [`${card.zip} ${card.city}`.trim(), card.bedrooms ? texts.bedrooms(card.bedrooms) : '']
        .filter(Boolean)
        .join(' · '),
      priceWords(language, card.price, numberLocale),
    ].filter(Boolean),
    // The site leads on from there to the page's path in this language.
    address: `${site}/${language}/property/${card.id}/?${MAIL_CAMPAIGN.alert}`,
    picture: card.picture
      ? { address: `${site}/media/share/${card.picture.id}.jpg`, alt: card.picture.alt || title }
      : undefined,
  };
}
