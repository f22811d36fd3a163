import { feedLists, type FeedListName, unknownKeys, type UnknownKey } from 'shared-kit/contracts/feed/feed';
import type * as z from 'zod';
import { unstorableTexts } from '../../database/unstorable-text.ts';

/** An error of a record: the path of the value, and the rule that it violates. */
export interface Fault {
  path: readonly PropertyKey[];
  rule: string;
}

type CheckedRecord =
  { record: object; unknownKeys: UnknownKey[]; faults?: undefined } | { record?: undefined; faults: Fault[] };

/** Checks a record against the schema of its list, and that the database can store its texts. */
export function checkRecord(list: FeedListName, raw: unknown): CheckedRecord {
  const { data, error } = feedLists[list].safeParse(raw);
  const faults = [...(error?.issues ?? []).map((issue) => toFault(issue, raw)), ...unstorableTexts(raw)];
  if (faults.length > 0) return { faults };
  return { record: data as object, unknownKeys: unknownKeys(raw, data) };
}

function toFault(issue: z.core.$ZodIssue, raw: unknown): Fault {
  return { path: issue.path, rule: describeRule(issue, raw) };
}

function describeRule(issue: z.core.$ZodIssue, raw: unknown): string {
  const isMissing = issue.path.length === 1 && isRecord(raw) && raw[String(issue.path[0])] === undefined;
  if (isMissing) return 'is missing';
  if (issue.code === 'invalid_value') return `must be ${issue.values.map(String).join(' or ')}`;
  if (issue.code === 'invalid_type') return `must be of type ${issue.expected}`;
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
  if (issue.code === 'invalid_union' && issue.message === 'Invalid input')
    return eitherRule(issue.errors, raw);
  return issue.message;
}

/** The requirements of all alternatives of a union. */
function eitherRule(alternatives: z.core.$ZodIssue[][], raw: unknown): string {
  const rules = alternatives.flat().map((issue) => describeRule(issue, raw));
  return [...new Set(rules)].join(' or ').replaceAll(' or must be ', ' or ');
}

/** How a record is named in messages: its ID, its WebID for types, its e-mail for owners. */
export function findId(raw: unknown): string | undefined {
  if (!isRecord(raw)) return undefined;
  const id = raw.ID ?? raw.WebID ?? raw.Email;
  return typeof id === 'number' || typeof id === 'string' ? String(id) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
