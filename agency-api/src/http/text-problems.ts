import { unstorableTexts } from '../database/unstorable-text.ts';
import type { FieldProblems } from './field-problems.ts';

/** More than any input of the contract needs. */
const DEEPEST = 10;

/** Fields whose text or name no database can hold, and input that is nested deeper than any of ours. */
export function textProblems(input: Record<string, unknown>): FieldProblems {
  const deep = Object.keys(input).filter((field) => isDeeper(input[field], DEEPEST));
  const shallow = Object.fromEntries(Object.entries(input).filter(([field]) => !deep.includes(field)));
  return [
    ...deep.map((field) => invalid(field, `nested at most ${DEEPEST} deep`)),
    ...unstorableTexts(shallow).map(({ path, rule }) => invalid(path.join('.'), rule)),
  ];
}

const invalid = (field: string, rule: string) => ({ field, rule, messageKey: 'invalid' });

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
