import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { OWN_MESSAGES } from '../contract/contract.ts';
import type { Language, Messages, Remote } from '../contract/contract.ts';
import { messageFolders } from './message-folders.ts';
import type { AppOptions } from './options.ts';

/** An app, and what its site has for translations. */
type AppMessages = Pick<AppOptions, 'dir' | 'languages' | 'messages' | 'typeset'>;

/** Files that translations come from, for a watcher. */
function messageFiles({ dir, languages, messages }: AppMessages, groups: readonly string[]): string[] {
  return languages.flatMap((language) =>
    messageFolders(dir, messages, groups).map((folder) => path.join(folder, `${language}.json`)),
  );
}

/**
 * Translations, parsed, per language: those in an app's `messages/`, if any, and some groups. A key that one language lacks, or text that
 * is not valid ICU, fails the build.
 */
export function compileMessages(app: AppMessages, groups: readonly string[]): Record<Language, Messages> {
  const texts = Object.fromEntries(
    app.languages.map((language) => [language, readTexts(app, groups, language)]),
  );
  const faults = [...missingKeys(texts)];
  const compiled = Object.fromEntries(
    Object.entries(texts).map(([language, byId]) => [
      language,
      Object.fromEntries(
        Object.entries(byId).map(([id, text]) => [
          id,
          compile(app.typeset(text, language as Language), `${language} ${id}`, faults),
        ]),
      ),
    ]),
  );
  if (faults.length) throw new Error(`Translations of ${path.basename(app.dir)}:\n  ${faults.join('\n  ')}`);
  return compiled as Record<Language, Messages>;
}

function readTexts(
  { dir, messages }: AppMessages,
  groups: readonly string[],
  language: Language,
): Record<string, string> {
  return Object.assign(
    {},
    ...messageFolders(dir, messages, groups).map((folder) =>
      parseTexts(path.join(folder, `${language}.json`)),
    ),
  );
}

/** JSON takes the last one where a key stands twice, and says nothing. */
function parseTexts(file: string): Record<string, string> {
  const json = readFileSync(file, 'utf8');
  const ids = [...json.matchAll(/"((?:[^"\\]|\\.)+)"\s*:/g)].map(([, id]) => id!);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`${file} has "${twice}" twice`);
  return JSON.parse(json) as Record<string, string>;
}

function missingKeys(texts: Record<string, Record<string, string>>): string[] {
  const all = new Set(Object.values(texts).flatMap((byId) => Object.keys(byId)));
  return Object.entries(texts).flatMap(([language, byId]) =>
    [...all].filter((id) => !(id in byId)).map((id) => `${language} lacks "${id}"`),
  );
}

/** Plain text stays text, which react-intl shows without a parser; anything else becomes its parsed form. */
function compile(text: string, where: string, faults: string[]): unknown {
  try {
    const parsed = parse(text, { captureLocation: false });
    return parsed.length === 1 && parsed[0]!.type === 0 && !text.includes("'") ? text : parsed;
  } catch (error) {
    faults.push(`${where}: ${error instanceof Error ? error.message : error}`);
    return text;
  }
}

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
