import { formatWholeNumber } from 'shared-kit/domain/numbers';
import { defineForm } from '../form-definition.ts';
import { callFacts, postalAddress } from '../mails/facts.ts';
import { VALUATION_FACTS } from './valuation-facts.ts';
import { valuationWords } from './valuation-words.ts';

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
