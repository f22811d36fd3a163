import type { Problem } from 'shared-kit/contracts/api/problem';
import type * as z from 'zod';

/** The wrong fields of an input, by name, broken rule and the key of the text that tells the visitor. */
export function fieldProblems(
  error: z.ZodError,
  input: Record<string, unknown>,
): NonNullable<Problem['errors']> {
  return error.issues.map((issue) => {
    const rule = isMissing(issue, input) ? 'required' : ruleOf(issue);
    return { field: issue.path.join('.'), rule, messageKey: rule === 'required' ? 'required' : 'invalid' };
  });
}

function isMissing({ path }: z.core.$ZodIssue, input: Record<string, unknown>): boolean {
  return path.length === 1 && input[String(path[0])] === undefined;
}

function ruleOf(issue: z.core.$ZodIssue): string {
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
    default:
      return 'not allowed';
  }
}

/** What any of the alternatives allows. */
function eitherRule(alternatives: z.core.$ZodIssue[]): string {
  const values = alternatives.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values : []));
  return values.length > 0 ? `one of ${values.join(', ')}` : 'not allowed';
}
