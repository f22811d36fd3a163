import { useIntl, type IntlShape } from 'react-intl';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { isEmpty } from 'shared-kit/domain/texts';
import { useNumbers, type Numbers } from 'shared-kit/ui/text';

/** One line of a fact table: the id of its label and its text; null when it is unknown, which is not shown. */
export type Fact = readonly [label: string, value: string | null];

/** Facts under a heading, named by the id of its text. */
export interface FactGroup {
  title: string;
  facts: readonly Fact[];
}

/** Only what is known; groups of which nothing is known are left out. */
export function knownGroups(groups: readonly FactGroup[]): FactGroup[] {
  return groups
    .map(({ title, facts }) => ({ title, facts: knownFacts(facts) }))
    .filter(({ facts }) => facts.length > 0);
}

export function knownFacts(facts: readonly Fact[]): Fact[] {
  return facts.filter(([, value]) => value !== null);
}

type PermitValue = PropertyDetail['permits']['permits'];

/** How the values of facts are written; unknown stays null. */
export interface FactFormat {
  text(value: string | null): string | null;
  /** None of something is not worth a line. */
  count(value: number | null): string | null;
  number(value: number | null): string | null;
  /** A year has no thousands separator. */
  year(value: number | null): string | null;
  /** A surface of zero is one that nobody measured. */
  squareMetres(value: number | null): string | null;
  metres(value: number | null): string | null;
  euro(value: number | null): string | null;
  euroPerMonth(value: number | null): string | null;
  /** Feeds explain an amount in words or give it as a bare number (product D7). */
  euroOrText(value: string | null): string | null;
  date(value: string | null): string | null;
  yesNo(value: boolean | null): string | null;
  permit(value: PermitValue): string | null;
  /** A number inside a text with its unit, such as `{value} kWh/m².an`. */
  measure(textId: string, value: number | null): string | null;
}

export function factFormat(intl: IntlShape, { euro }: Pick<Numbers, 'euro'>): FactFormat {
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
  const number = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 2 });

  const format: FactFormat = {
    text: (value) => (isEmpty(value) ? null : value.trim()),
    count: (value) => (value ? number(value) : null),
    number: known(number),
    year: known(String),
    squareMetres: (value) => (value ? say('facts.squareMetres', { value: number(value) }) : null),
    metres: (value) => (value ? say('facts.metres', { value: number(value) }) : null),
    euro: known(euro),
    euroPerMonth: known((value) => say('facts.perMonth', { amount: euro(value) })),
    euroOrText: (value) => (isAmount(value) ? euro(Number(value)) : format.text(value)),
    date: known((value) => intl.formatDate(value, { dateStyle: 'long', timeZone: 'UTC' })),
    yesNo: known((value) => say(value ? 'facts.yes' : 'facts.no')),
    permit: known((value) => say(`facts.${value}`)),
    measure: (textId, value) => (value === null ? null : say(textId, { value: number(value) })),
  };
  return format;
}

function known<Value>(write: (value: Value) => string) {
  return (value: Value | null): string | null => (value === null ? null : write(value));
}

function isAmount(value: string | null): boolean {
  return /^\s*\d+(\.\d+)?\s*$/.test(value ?? '');
}

/** How facts are written in the language of the page. */
export const useFactFormat = (): FactFormat => factFormat(useIntl(), useNumbers());
