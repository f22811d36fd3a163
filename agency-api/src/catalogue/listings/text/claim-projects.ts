import { foldWords } from 'shared-kit/domain/slug';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Claims } from './claims.ts';
import { NOTHING, createPart } from './text-meaning.ts';

/** Names of projects, whose words may mean something else too. */
export function claimProjects(claims: Claims): void {
  const { words } = claims;
  for (const { id, names } of claims.context.vocabulary.projects.entries()) {
    for (const name of names) {
      const own = foldWords(name).split(' ');
      const from = words.findIndex((_word, at) => own.every((word, index) => words[at + index] === word));
      const span = from < 0 ? undefined : claims.span(from, from + own.length);
      if (span) claims.add(createPart('words', span, { ...NOTHING, projectIds: [id] }));
    }
  }
}

/** Projects with a word, or several in a row, in their name: "tilleuls". */
export function projectsWith(words: string, { projects }: Vocabulary): number[] {
  const hasIt = (names: string[]) => names.some((name) => ` ${foldWords(name)} `.includes(` ${words} `));
  return [...projects.entries()].filter(({ names }) => hasIt(names)).map(({ id }) => id);
}
