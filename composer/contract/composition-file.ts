import type { Language } from './register.ts';
import type { BootExpose, Composition, MessageScripts } from './boot.ts';
import { watcherPath } from './watchers.ts';

/** Folder of the files that tell browsers which releases were live, and of their import maps: `/compositions/<hash>.json`, which never change. */
export const COMPOSITIONS = '/compositions';

/**
 * What the browser needs of the live releases, for a page in a language and for those that it goes on to: without the shell's own pages, which
 * it has in its code, with the translations of that language only, and with the hashes of the remotes' entries, which contain those of their
 * chunks, of their watchers and of the translations.
 */
export function browserComposition(composition: Composition, language: Language): Composition {
  const shell = { ...composition.shell, pages: [], messages: only(language, composition.shell.messages) };
  const remotes = mapValues(composition.remotes, (remote) => ({
    ...remote,
    messages: only(language, remote.messages),
    exposes: mapValues(remote.exposes, ({ messages, ...expose }): BootExpose =>
      messages ? { ...expose, messages: only(language, messages) } : expose,
    ),
  }));
  const named = [
    shell,
    ...Object.values(remotes).flatMap((remote) => [remote, ...Object.values(remote.exposes)]),
  ];
  const files = [
    ...named.flatMap(({ messages }) => messages?.[language] ?? []),
    ...Object.values(remotes).flatMap((remote) => [
      // The import map has those of modules.
      ...(remote.stock?.type === 'module' ? [] : [remote.entry]),
      ...remote.routes.flatMap(({ watcher }) => (watcher ? watcherPath(remote, watcher) : [])),
    ]),
  ];
  const integrity = Object.fromEntries(
    files.flatMap((file) => (composition.integrity[file] ? [[file, composition.integrity[file]]] : [])),
  );
  return { ...composition, shell, remotes, integrity };
}

const only = (language: Language, messages: MessageScripts): MessageScripts =>
  messages[language] === undefined ? {} : { [language]: messages[language] };

const mapValues = <Value, Result>(record: Record<string, Value>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
