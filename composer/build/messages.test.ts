import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { compileMessages } from './messages.ts';

const LANGUAGES = ['nl', 'fr', 'en', 'de'];

/** Translations by language, or the same in all. */
type Texts = Record<string, Record<string, string>>;

function write(folder: string, texts: Texts) {
  mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGES)
    writeFileSync(path.join(folder, `${language}.json`), JSON.stringify(texts[language] ?? texts.all));
}

const options = (dir: string) => ({
  dir,
  languages: LANGUAGES,
  messages: path.join(dir, 'shared'),
  typeset: (text: string, language: string) => (language === 'fr' ? text.replace(' !', '\u00a0!') : text),
});

function app(texts: Texts) {
  const dir = temporaryFolder('app');
  write(path.join(dir, 'messages'), texts);
  return options(dir);
}

test('plain text stays text, text with values is parsed at build', () => {
  const { fr } = compileMessages(
    app({ all: { plain: 'Bonjour', counted: '{n, plural, one {# vélo} other {# vélos}}' } }),
    [],
  );
  expect(fr!.plain).toBe('Bonjour');
  expect(Array.isArray(fr!.counted)).toBe(true);
});

test('a text has the typography of its language', () => {
  const { fr, nl } = compileMessages(app({ all: { a: 'Oh !' } }), []);
  expect([fr!.a, nl!.a]).toEqual(['Oh\u00a0!', 'Oh !']);
});

test('a key that a language lacks fails the build, by language and key', () => {
  expect(() => compileMessages(app({ all: { a: 'A', b: 'B' }, de: { a: 'A' } }), [])).toThrow('de lacks "b"');
});

test('text that is not ICU fails the build, by language and key', () => {
  expect(() => compileMessages(app({ all: { a: 'A' }, nl: { a: '{n, plural' } }), [])).toThrow(/nl a: /);
});

test('a key that stands twice fails the build: the first would be lost', () => {
  const own = app({ all: { a: 'A' } });
  writeFileSync(
    path.join(own.dir, 'messages/nl.json'),
    '{ "a": "first \\"a\\": A", "b": "B", "a": "second" }',
  );
  expect(() => compileMessages(own, [])).toThrow(/nl\.json has "a" twice/);
});

test('the shared groups that an app names come along', () => {
  const own = app({ all: { a: 'A' } });
  write(path.join(own.messages, 'menu'), { all: { home: 'Home' } });
  expect(compileMessages(own, ['menu']).nl).toEqual({ a: 'A', home: 'Home' });
  expect(compileMessages(own, []).nl).toEqual({ a: 'A' });
});

test('a group of the app comes before a shared one of the same name, and needs nothing for all parts', () => {
  const own = options(temporaryFolder('app'));
  write(path.join(own.messages, 'menu'), { all: { shared: 'x' } });
  write(path.join(own.dir, 'messages/menu'), { all: { own: 'y' } });
  expect(compileMessages(own, ['menu']).nl).toEqual({ own: 'y' });
  expect(compileMessages(own, []).nl).toEqual({});
});
