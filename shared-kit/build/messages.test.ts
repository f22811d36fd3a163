import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { compileMessages } from './messages.ts';

function app(texts: Record<string, Record<string, string>>): string {
  const dir = temporaryFolder('app');
  mkdirSync(path.join(dir, 'messages'));
  for (const language of ['nl', 'fr', 'en', 'de']) {
    writeFileSync(
      path.join(dir, 'messages', `${language}.json`),
      JSON.stringify(texts[language] ?? texts.all),
    );
  }
  return dir;
}

test('plain text stays text, text with values is parsed at build', () => {
  const { fr } = compileMessages(
    app({ all: { plain: 'Bonjour', counted: '{n, plural, one {# bien} other {# biens}}' } }),
    [],
  );
  expect(fr.plain).toBe('Bonjour');
  expect(Array.isArray(fr.counted)).toBe(true);
});

test('a key that a language lacks fails the build, by language and key', () => {
  expect(() => compileMessages(app({ all: { a: 'A', b: 'B' }, de: { a: 'A' } }), [])).toThrow('de lacks "b"');
});

test('text that is not ICU fails the build, by language and key', () => {
  expect(() => compileMessages(app({ all: { a: 'A' }, nl: { a: '{n, plural' } }), [])).toThrow(/nl a: /);
});

test('a key that stands twice fails the build: the first would be lost', () => {
  const dir = app({ all: { a: 'A' } });
  writeFileSync(path.join(dir, 'messages/nl.json'), '{ "a": "first \\"a\\": A", "b": "B", "a": "second" }');
  expect(() => compileMessages(dir, [])).toThrow(/nl\.json has "a" twice/);
});

test('the groups of shared-kit that an app names come along', () => {
  expect(Object.keys(compileMessages(app({ all: { a: 'A' } }), ['navigation']).nl).length).toBeGreaterThan(1);
});

test('a group of the app comes before a shared one of the same name, and needs nothing for all parts', () => {
  const dir = temporaryFolder('app');
  mkdirSync(path.join(dir, 'messages/navigation'), { recursive: true });
  for (const language of ['nl', 'fr', 'en', 'de'])
    writeFileSync(
      path.join(dir, 'messages/navigation', `${language}.json`),
      JSON.stringify({ own: language }),
    );
  expect(compileMessages(dir, ['navigation']).nl).toEqual({ own: 'nl' });
  expect(compileMessages(dir, []).nl).toEqual({});
});
