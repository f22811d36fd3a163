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
