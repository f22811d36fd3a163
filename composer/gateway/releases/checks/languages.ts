import type { Release } from '../../../contract/release.ts';
import type { Refusal } from '../release-refused.ts';

/** Every path and every set of translations is there in each language of the site, which are those of the shell's own translations. */
export function languageRefusals(shell: Release, remotes: readonly Release[]): Refusal[] {
  const languages = Object.keys(shell.messages);
  return [shell, ...remotes].flatMap(({ name, version, messages, exposes, routes, pages, stock }) => {
    const translated = [
      // A build by an ordinary plugin brings its texts in its code.
      ...(stock ? [] : [['translations', messages] as const]),
      ...Object.entries(exposes).flatMap(([expose, { messages: own }]) =>
        own ? [[`translations of ${expose}`, own] as const] : [],
      ),
      ...[...routes, ...pages].map(({ id, paths }) => [`path of "${id}"`, paths] as const),
    ];
    return translated.flatMap(([what, byLanguage]) => {
      const missing = languages.filter((language) => !Object.hasOwn(byLanguage, language));
      if (missing.length === 0) return [];
      const reason = `${name} ${version} has no ${what} in ${missing.join(', ')}. The site is in ${languages.join(', ')}.`;
      const apps = [...new Set([name, shell.name])];
      return [{ code: 'language-missing' as const, apps, reason }];
    });
  });
}

/** A language that goes away with a change of the shell: the site, its content and its addresses are in it. */
export function lostLanguageRefusals(before: readonly Release[], after: readonly Release[]): Refusal[] {
  const findShell = (releases: readonly Release[]) => releases.find(({ kind }) => kind === 'shell');
  const [old, shell] = [findShell(before), findShell(after)];
  if (!old || !shell) return [];
  const lost = Object.keys(old.messages).filter((language) => !Object.hasOwn(shell.messages, language));
  if (lost.length === 0) return [];
  const reason = `shell ${shell.version} has no translations in ${lost.join(', ')}, which the site is in. Build it with them.`;
  return [{ code: 'language-missing', apps: ['shell'], reason }];
}
