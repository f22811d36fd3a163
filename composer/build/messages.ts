import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Language, Messages } from '../contract/contract.ts';
import { messageFolders } from './message-folders.ts';
import type { AppOptions } from './options.ts';

/** An app, and what its site has for translations. */
export type AppMessages = Pick<AppOptions, 'dir' | 'languages' | 'messages' | 'typeset'>;

/** Files that translations come from, for a watcher. */
export function messageFiles({ dir, languages, messages }: AppMessages, groups: readonly string[]): string[] {
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
