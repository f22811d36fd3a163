import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';

const CONTAINERFILE = 'deploy/Containerfile';

/** One instruction, such as `COPY . .`: the word in capitals, and what follows. */
interface Instruction {
  word: string;
  rest: string;
}

/** A stage that others copy from, or a target. */
export interface Stage {
  name: string;
  /** The image or stage that it begins with. */
  from: string;
  instructions: readonly Instruction[];
}

/** The stages of the Containerfile, in its order. It has no instruction of more than a line. */
export function readStages(): Stage[] {
  const lines = readFileSync(path.join(ROOT, CONTAINERFILE), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'));
  const stages: (Stage & { instructions: Instruction[] })[] = [];
  for (const line of lines) {
    const [, word, rest] = /^([A-Z]+) (.*[^\\])$/.exec(line)!;
    const stage = /^(\S+) AS (\S+)$/.exec(rest!);
    if (word === 'FROM') stages.push({ from: stage![1]!, name: stage![2]!, instructions: [] });
    else stages.at(-1)!.instructions.push({ word: word!, rest: rest! });
  }
  return stages;
}

/** What a stage's instructions of a kind say, in their order. */
export const saidBy = ({ instructions }: Stage, word: string): string[] =>
  instructions.filter((instruction) => instruction.word === word).map(({ rest }) => rest);

/** Environment variables of a stage. */
export const readEnvironment = (stage: Stage): Record<string, string> =>
  Object.fromEntries(
    saidBy(stage, 'ENV')
      .flatMap((rest) => rest.split(' '))
      .map((pair) => pair.split('=') as [string, string]),
  );

/** Patterns of what does not get into the images. */
export const ignoredPatterns = (): string[] =>
  readFileSync(path.join(ROOT, `${CONTAINERFILE}.dockerignore`), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
