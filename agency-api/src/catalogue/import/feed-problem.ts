/** One problem of a feed. `index` is the record's position in its list from 0; `id` is absent when the record has no readable one. */
export interface FeedProblem {
  list: string;
  index?: number;
  id?: string;
  field?: string;
  rule: string;
}

/** `properties[12] (ID 1399), Goal: must be 0 or 1`. */
export function describeProblem({ list, index, id, field, rule }: FeedProblem): string {
  const record = index === undefined ? list : `${list}[${index}]${id === undefined ? '' : ` (ID ${id})`}`;
  return printable(`${record}${field ? `, ${field}` : ''}: ${rule}`);
}

/** Control characters and lone surrogates of a feed written as escapes: a message must not control the terminal that shows it. */
export function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The feed has problems and was not loaded; each was reported when it was found. */
export class RejectedFeed extends Error {
  override name = 'RejectedFeed';

  /** `canSkip`: only single records are faulty, so that the others could be loaded. */
  constructor(problemCount: number, canSkip: boolean) {
    const hint = canSkip ? ' (--skip-invalid loads the good records)' : '';
    super(`${problemCount} fault${problemCount === 1 ? '' : 's'}; nothing was changed${hint}`);
  }
}
