import type { Language } from 'shared-kit/domain/languages';
import type { Size } from '../facts/size.ts';

const WORDS: Record<Language, { bedroom: [one: string, many: string]; garden: string; terrace: string }> = {
  fr: { bedroom: ['chambre', 'chambres'], garden: 'jardin', terrace: 'terrasse' },
  nl: { bedroom: ['slaapkamer', 'slaapkamers'], garden: 'tuin', terrace: 'terras' },
  en: { bedroom: ['bedroom', 'bedrooms'], garden: 'garden', terrace: 'terrace' },
  de: { bedroom: ['Schlafzimmer', 'Schlafzimmer'], garden: 'Garten', terrace: 'Terrasse' },
};

/** Composition of a unit, as in a price list: "2 chambres, terrasse 12 m²". */
export function unitRequirement({ bedrooms, garden, terrace }: Size, language: Language): string {
  const words = WORDS[language];
  return [
    bedrooms ? `${bedrooms} ${words.bedroom[bedrooms === 1 ? 0 : 1]}` : '',
    garden ? `${words.garden} ${garden}\u00a0m²` : '',
    terrace ? `${words.terrace} ${terrace}\u00a0m²` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
