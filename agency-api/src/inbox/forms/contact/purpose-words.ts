import type { PURPOSES } from 'shared-kit/contracts/api/forms/contact';
import type { Language } from 'shared-kit/domain/languages';

/** What a visitor writes about, for the mail to the agency. */
export const PURPOSE_WORDS: Record<
  Language,
  { label: string; budget: string; values: Record<(typeof PURPOSES)[number], string> }
> = {
  nl: {
    label: 'Plan',
    budget: 'Budget',
    values: { buy: 'kopen', rent: 'huren', sell: 'verkopen', let: 'verhuren', other: 'iets anders' },
  },
  fr: {
    label: 'Projet',
    budget: 'Budget',
    values: { buy: 'acheter', rent: 'louer', sell: 'vendre', let: 'mettre en location', other: 'autre' },
  },
  en: {
    label: 'Plans',
    budget: 'Budget',
    values: { buy: 'buy', rent: 'rent', sell: 'sell', let: 'let', other: 'something else' },
  },
  de: {
    label: 'Vorhaben',
    budget: 'Budget',
    values: { buy: 'kaufen', rent: 'mieten', sell: 'verkaufen', let: 'vermieten', other: 'etwas anderes' },
  },
};
