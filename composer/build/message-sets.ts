import { createHash } from 'node:crypto';
import type { Language, Messages, Remote } from '../contract/contract.ts';
import { OWN_MESSAGES } from '../contract/contract.ts';
import { compileMessages, messageFiles } from './messages.ts';
import type { AppMessages } from './messages.ts';

type MessageConfig = Pick<Remote, 'sharedMessages' | 'messageGroups'>;

/** Translations that come together: those of an app, or of exposes with the same groups. */
export interface MessageSet {
  /** The exposes, or `OWN_MESSAGES`. */
  of: string[];
  scripts: Record<Language, { file: string; code: string }>;
}

/** The sets of an app, each once however many exposes it is for. */
export const messageSets = (app: AppMessages, config: MessageConfig): MessageSet[] =>
  compiledSets(app, config).map(({ name, of, messages }) => ({
    of,
    scripts: mapLanguages(messages, (texts, language) => script(`${name}.${language}`, texts)),
  }));

/** An expression for the server bundle of an app: its `ServerMessages`. Exposes of one set share its objects. */
export function serverMessages(app: AppMessages, config: MessageConfig): string {
  const sets = compiledSets(app, config);
  const byExpose = sets.flatMap(({ of }, index) =>
    of.map((expose) => `${JSON.stringify(expose)}: sets[${index}]`),
  );
  const json = JSON.stringify(sets.map(({ messages }) => messages));
  return `((sets) => ({ ${byExpose.join(', ')} }))(JSON.parse(${JSON.stringify(json)}))`;
}

/** Files that the sets come from, for a watcher. */
export const messageSetFiles = (
  app: AppMessages,
  { sharedMessages, messageGroups }: MessageConfig,
): string[] => messageFiles(app, [...new Set([...sharedMessages, ...Object.values(messageGroups).flat()])]);

function compiledSets(app: AppMessages, { sharedMessages, messageGroups }: MessageConfig) {
  const named = [
    { of: OWN_MESSAGES, groups: [] as string[] },
    ...Object.entries(messageGroups).map(([of, groups]) => ({ of, groups })),
  ];
  const sets = Map.groupBy(named, ({ groups }) => ['messages', ...groups].join('-'));
  return [...sets].map(([name, members]) => ({
    name,
    of: members.map(({ of }) => of),
    messages: compileMessages(app, [...sharedMessages, ...members[0]!.groups]),
  }));
}

/** A script that hands its translations to its own element; the browser runs it only with the hash that the release gives for it. */
function script(name: string, messages: Messages) {
  const code = `document.currentScript.messages=${JSON.stringify(messages)}`;
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { file: `${name}.${hash}.js`, code };
}

const mapLanguages = <Value, Result>(
  record: Record<Language, Value>,
  map: (value: Value, language: Language) => Result,
) =>
  Object.fromEntries(
    Object.entries(record).map(([language, value]) => [language, map(value, language as Language)]),
  ) as Record<Language, Result>;
