/** `main.04886974.js`: name, hash of its content, kind. */
const HASHED = /^([\w.-]+)\.[0-9a-f]{8}(\.(?:js|css|woff2))$/;
/** The entry of a remote has one name in every release. */
const ENTRY = 'remoteEntry.js';

/**
 * What a file of a release has in common with the one that takes its place in the next release: its name without the hash of its
 * content ("main.*.js"). Fonts are compressed already, but seldom change. Undefined for a file that has none.
 */
export function fileFamily(file: string): string | undefined {
  if (file === ENTRY) return ENTRY;
  const [, name, ending] = HASHED.exec(file) ?? [];
  return name && `${name}.*${ending}`;
}

/** Header value: a file of the family, of whatever release, may come as its difference to this one (RFC 9842). */
export const dictionaryMatch = (app: string, family: string): string =>
  `match="/remotes/${app}/*/web/${family}"`;
