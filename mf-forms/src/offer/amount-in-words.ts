import type { Language } from 'shared-kit/domain/languages';
import { offeredAmount } from 'shared-kit/domain/purchase-offer';

/** Code of one language only, when it is first needed. */
const SPELL: Record<Language, () => Promise<(amount: number) => string>> = {
  nl: async () => (await import('n2words/nl-NL')).toCurrency,
  fr: async () => {
    const { toCurrency } = await import('n2words/fr-BE');
    return (amount) => toCurrency(amount).replace(/(millions?) euros$/, '$1 d’euros');
  },
  en: async () => (await import('n2words/en-IE')).toCurrency,
  de: async () => (await import('n2words/de-DE')).toCurrency,
};

/** The offered amount in words, as the document has it; empty for what is no amount. */
export async function amountInWords(text: string, language: Language): Promise<string> {
  const amount = offeredAmount(text);
  return amount > 0 ? (await SPELL[language]())(amount) : '';
}
