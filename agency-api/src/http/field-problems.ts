import type { Problem } from 'shared-kit/contracts/api/problem';
import { fieldFault, REQUIRED } from 'shared-kit/contracts/api/forms/form-fields';
import type * as z from 'zod';

export type FieldProblems = NonNullable<Problem['errors']>;

/** The wrong fields of an input, each once, by name, broken rule and the key of the text that tells the visitor. */
export function fieldProblems(error: z.core.$ZodError, input: Record<string, unknown>): FieldProblems {
  const problems = error.issues.flatMap((issue) => issueProblems(issue, input));
  return [...new Map(problems.reverse().map((problem) => [problem.field, problem])).values()].reverse();
}

function issueProblems(issue: z.core.$ZodIssue, input: Record<string, unknown>): FieldProblems {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      field: [...issue.path, key].join('.'),
      rule: 'unknown field',
      messageKey: 'invalid',
    }));
  const field = issue.path.join('.');
  if (isMissing(issue, input)) return [{ field, rule: REQUIRED, messageKey: REQUIRED }];
  return [{ field, rule: describeRule(issue), messageKey: fieldFault(issue) }];
}

function isMissing({ path, message }: z.core.$ZodIssue, input: Record<string, unknown>): boolean {
  return message === REQUIRED || (path.length === 1 && input[String(path[0])] === undefined);
}

function describeRule(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_big':
      return `max ${issue.maximum}`;
    case 'too_small':
      return `min ${issue.minimum}`;
    case 'invalid_value':
      return `one of ${issue.values.join(', ')}`;
    case 'invalid_type':
      return `type ${issue.expected}`;
    case 'invalid_format':
      return `format ${issue.format}`;
    case 'invalid_union':
      return eitherRule(issue.errors.flat());
    case 'custom':
      return (issue.params?.rule as string | undefined) ?? 'not allowed';
    default:
      return 'not allowed';
  }
}

/** What any of the alternatives allows. */
function eitherRule(alternatives: z.core.$ZodIssue[]): string {
  const values = alternatives.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values : []));
  return values.length > 0 ? `one of ${values.join(', ')}` : 'not allowed';
}
