import type { IntlShape } from 'react-intl';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { Fact } from './fact.ts';
import type { FactFormat } from './fact-format.ts';

/** Terms of a sale for a life annuity; none when it is an ordinary sale (product P8). */
export function annuityFacts({ annuity }: PropertyDetail, format: FactFormat, intl: IntlShape): Fact[] {
  if (!annuity) return [];
  const { ages, maxDuration } = annuity;
  return [
    ['annuity.type', format.text(annuity.type)],
    ['annuity.bouquet', format.euro(annuity.bouquet)],
    ['annuity.monthlyRent', format.euroPerMonth(annuity.monthlyRent)],
    ['annuity.indexed', format.yesNo(annuity.indexed)],
    ['annuity.survivorRent', format.euroPerMonth(annuity.survivorRent)],
    [
      'annuity.maxDuration',
      maxDuration === null ? null : intl.formatMessage({ id: 'facts.years' }, { value: maxDuration }),
    ],
    ['annuity.gender', format.text(annuity.gender)],
    [
      'annuity.ages',
      ages.length
        ? intl.formatList(ages.map((age) => intl.formatMessage({ id: 'facts.years' }, { value: age })))
        : null,
    ],
  ];
}
