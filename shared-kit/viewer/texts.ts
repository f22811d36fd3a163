/// <reference types="webpack/module" />
import type { Language } from '../src/domain/languages.ts';

const files = import.meta.webpackContext('../src/messages', { recursive: true, regExp: /\.json$/ });

/** All texts of the kit's own in a language. */
export const textsIn = (language: Language): Record<string, string> =>
  Object.assign(
    {},
    ...files
      .keys()
      .filter((file) => file.endsWith(`/${language}.json`))
      .map((file) => files(file)),
  );
