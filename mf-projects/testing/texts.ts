import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createIntl } from 'react-intl';
import type { Language } from 'shared-kit/domain/languages';
import config from '../remote.config.ts';
import type { Text } from '../src/format/text.ts';

const PROJECT = path.resolve(__dirname, '..');

/** Texts of this remote and of the groups of shared-kit that it names, as the build puts them together. */
export function messagesOf(language: Language): Record<string, string> {
  const folders = [
    ...(config.sharedMessages ?? []).map((group) => path.join(PROJECT, '../shared-kit/src/messages', group)),
    path.join(PROJECT, 'messages'),
  ];
  return Object.assign(
    {},
    ...folders.map((folder) => JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8'))),
  );
}

/** A text that is missing throws. */
export const intlOf = (language: Language) =>
  createIntl({
    locale: `${language}-BE`,
    messages: messagesOf(language),
    onError(error) {
      throw error;
    },
  });

export const textIn = (language: Language): Text => {
  const intl = intlOf(language);
  return (id, values) => intl.formatMessage({ id }, values);
};
