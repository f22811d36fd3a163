import { toCurrency as dutch } from 'n2words/nl-NL';
import { toCurrency as english } from 'n2words/en-IE';
import { toCurrency as french } from 'n2words/fr-BE';
import { toCurrency as german } from 'n2words/de-DE';
import type { Language } from 'shared-kit/domain/languages';

const SPELL: Record<Language, (amount: number) => string> = {
  nl: dutch,
  // "un million d'euros"
  fr: (amount) => french(amount).replace(/(millions?) euros$/, '$1 d’euros'),
  en: english,
  de: german,
};

/** Whole euro in words, as the language of Belgium has them: "deux cent septante-cinq mille euros". */
export const amountInWords = (amount: number, language: Language): string => SPELL[language](amount);
