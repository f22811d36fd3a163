import { use } from 'react';
import type { Messages } from 'composer/contract';
import type { Language } from 'shared-kit/domain/languages';
import { useHost } from 'composer/host';
import { untilThere } from 'shared-kit/ui/until-there';

type Load<Texts> = () => Promise<{ default: Texts }>;

/** Translations that come with the code of a part, by language: plain texts, all languages with the same keys. */
export type LazyMessages<Key extends string> = Readonly<
  Record<Language, Load<Readonly<Record<Key, string>>>>
>;

/** Those of the page's language: what uses them is shown when they are there. */
export const useLazyMessages = <Key extends string>(messages: LazyMessages<Key>): Messages =>
  use(loadTexts(messages[useHost().language]));

const known = new Map<Load<Messages>, Promise<Messages>>();

function loadTexts(load: Load<Messages>): Promise<Messages> {
  const texts = known.get(load) ?? untilThere(load).then((module) => module.default);
  known.set(load, texts);
  return texts;
}
