import { useEffect, useState } from 'react';
import type { Messages } from 'shared-kit/contracts/boot';
import type { Language } from 'shared-kit/domain/languages';
import { useHost } from 'shared-kit/host';

/** Translations that come with the code of a part, by language: plain texts, all languages with the same keys. */
export type LazyMessages<Key extends string> = Readonly<
  Record<Language, () => Promise<{ default: Readonly<Record<Key, string>> }>>
>;

/** Those of the page's language; undefined until they are there. */
export function useLazyMessages<Key extends string>(messages: LazyMessages<Key>): Messages | undefined {
  const { language } = useHost();
  const [loaded, setLoaded] = useState<Messages>();
  useEffect(() => {
    let isGone = false;
    messages[language]().then(
      ({ default: texts }) => {
        if (!isGone) setLoaded(texts);
      },
      // Without its texts the part is not shown.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [messages, language]);
  return loaded;
}
