import { formatWholeNumber } from 'shared-kit/domain/numbers';
import { defineForm } from '../form-definition.ts';
import { callFacts, postalAddress } from '../mails/facts.ts';
import type { WordsOfForm } from '../mails/form-words.ts';
import { VALUATION_FACTS } from './valuation-facts.ts';

const valuationWords: WordsOfForm = {
  nl: ({ agency, name }) => ({
    toVisitor: {
      subject: `Uw aanvraag voor een schatting door ${agency}`,
      received: 'Bedankt voor uw aanvraag. We schatten uw pand gratis en vrijblijvend.',
      next: 'Een adviseur belt u om het bezoek af te spreken. Wilt u nog iets toevoegen? Beantwoord dan gewoon deze e-mail.',
    },
    toAgency: {
      subject: `Aanvraag voor een schatting: ${name}`,
      news: 'Een bezoeker vraagt een gratis schatting.',
    },
  }),
  fr: ({ agency, name }) => ({
    toVisitor: {
      subject: `Votre demande d’estimation à ${agency}`,
      received:
        'Nous avons bien reçu votre demande d’estimation. Elle est gratuite et ne vous engage à rien.',
      next: 'Un conseiller vous appelle pour fixer la visite. Pour ajouter quelque chose, répondez simplement à cet e-mail.',
    },
    toAgency: {
      subject: `Demande d’estimation : ${name}`,
      news: 'Un visiteur demande une estimation gratuite.',
    },
  }),
  en: ({ agency, name }) => ({
    toVisitor: {
      subject: `Your valuation request to ${agency}`,
      received: 'Thank you for your request. The valuation is free of charge and commits you to nothing.',
      next: 'An adviser will call you to arrange the visit. To add anything, simply reply to this e-mail.',
    },
    toAgency: {
      subject: `Valuation request: ${name}`,
      news: 'A visitor is asking for a free valuation.',
    },
  }),
  de: ({ agency, name }) => ({
    toVisitor: {
      subject: `Ihre Schätzungsanfrage an ${agency}`,
      received: 'vielen Dank für Ihre Anfrage. Die Schätzung ist kostenlos und unverbindlich.',
      next: 'Ein Berater ruft Sie an, um den Termin zu vereinbaren. Möchten Sie etwas ergänzen? Antworten Sie einfach auf diese E-Mail.',
    },
    toAgency: {
      subject: `Schätzungsanfrage: ${name}`,
      news: 'Ein Besucher bittet um eine kostenlose Schätzung.',
    },
  }),
};

/** A request for a free valuation. */
export const valuationForm = defineForm({
  kind: 'valuation',
  command: 'sendValuation',
  words: valuationWords,
  fileFields: ['photos'],
  facts(fields, language, texts, { config }) {
    const { labels, types, states, wishes, times, unknown } = VALUATION_FACTS[language];
    const area = (number: string) =>
      number && `${formatWholeNumber(Number(number), config.languages.numberLocales?.[language])}\u00a0m²`;
    const label = fields.energyLabel === 'unknown' ? unknown : fields.energyLabel;
    return [
      [labels.address, postalAddress(fields, texts)],
      [labels.propertyType, types[fields.propertyType]],
      [labels.livingArea, area(fields.livingArea)],
      [labels.plotArea, area(fields.plotArea)],
      [labels.bedrooms, fields.bedrooms],
      [labels.bathrooms, fields.bathrooms],
      [labels.garages, fields.garages],
      [labels.year, fields.year],
      [labels.state, fields.state && states[fields.state]],
      [labels.energyLabel, label],
      [labels.wish, wishes[fields.wish]],
      [labels.when, fields.when && times[fields.when]],
      ...callFacts(fields, texts),
    ];
  },
});
