import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from './root.ts';

const FOLDER = path.join(ROOT, 'docs/decisions');
/** The page with the index. */
export const INDEX = path.join(FOLDER, 'README.md');

/** A record of a decision, as its head tells it. */
interface DecisionRecord {
  file: string;
  number: number;
  title: string;
  /** Day of the decision; undefined where the record does not say it as it should. */
  date: string | undefined;
  /** Whether it still holds; undefined where the record does not say it as it should. */
  status: 'accepted' | 'changed' | 'reversed' | undefined;
  /** Files of the later records that changed or reversed it. */
  by: string[];
  text: string;
}

/** All records, by number. */
export function readRecords(): DecisionRecord[] {
  return readdirSync(FOLDER)
    .filter((file) => /^\d{4}-.+\.md$/.test(file))
    .sort()
    .map((file) => readRecord(file, readFileSync(path.join(FOLDER, file), 'utf8')));
}

function readRecord(file: string, text: string): DecisionRecord {
  const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
  // A line of the head may be wrapped: it ends at the next empty one.
  const status = /^Status: ([^]+?)\n\n/m.exec(text)?.[1]?.replaceAll('\n', ' ');
  const [, word, links] =
    /^(?:accepted|(changed|reversed) by ((?:\[\d+\]\([^)]+\)(?:, )?)+))$/.exec(status ?? '') ?? [];
  return {
    file,
    number: Number(number),
    title: title ?? '',
    date: /^Date: (\d{4}-\d{2}-\d{2})$/m.exec(text)?.[1],
    status: status === 'accepted' ? status : (word as 'changed' | 'reversed' | undefined),
    by: [...(links ?? '').matchAll(/\(([^)]+)\)/g)].map(([, linked]) => linked!),
    text,
  };
}

/** The page that says which records hold, as Prettier leaves it. */
export async function decisionIndex(records: readonly DecisionRecord[]): Promise<string> {
  const numbersByFile = new Map(records.map(({ file, number }) => [file, number]));
  const line = ({ file, number, title, by, status }: DecisionRecord) => {
    const later = by.map((other) => `[${numbersByFile.get(other)}](${other})`).join(', ');
    return `- ${number}. [${title}](${file})${later && `: ${status} by ${later}`}`;
  };
  const list = (status: DecisionRecord['status']) =>
    records
      .filter((record) => record.status === status)
      .map(line)
      .join('\n');
  const text = `# Decisions

Why things are as they are. A record is not rewritten: a later one changes or reverses it, and the head of the earlier one says so. Figures of the day of a decision are in [benchmarks-history.md](../benchmarks-history.md).

Made from the heads of the records by \`npm run index-decisions\`; a test fails when it is not what they say.

## In force

${list('accepted')}

## In force, but for what a later one changed

${list('changed')}

## Reversed

${list('reversed')}
`;
  return format(text, { ...(await resolveConfig(INDEX)), parser: 'markdown' });
}

if (import.meta.main) process.stdout.write(await decisionIndex(readRecords()));
