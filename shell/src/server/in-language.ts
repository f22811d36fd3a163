import type { BootExpose, BootRemote } from 'shared-kit/contracts/boot';
import type { Language } from 'shared-kit/domain/languages';

/** Remotes as a page in one language needs them: of the translations of their exposes, those in that language. */
export const inLanguage = (
  remotes: Record<string, BootRemote>,
  language: Language,
): Record<string, BootRemote> =>
  mapValues(remotes, (remote) => ({
    ...remote,
    exposes: mapValues(remote.exposes, ({ messages, ...files }: BootExpose) =>
      messages ? { ...files, messages: { [language]: messages[language]! } } : files,
    ),
  }));

const mapValues = <Value, Result>(record: Record<string, Value>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
