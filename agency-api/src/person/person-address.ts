import { domainToUnicode } from 'node:url';
import { addressKey } from '../mail/mailbox-key.ts';

/** What stands in the place of an address that was erased from somebody else's words. */
const ERASED = '[erased]';

/** The e-mail address of a person, and how it is known again wherever it is kept. */
export interface PersonAddress {
  /** As it was given, without blanks around it. */
  email: string;
  /** Letters and digits of it that stand in whatever names it, in any encoding: SQL looks for them, the rest is done here. */
  trace: string;
  /** Whether a value is this very address, whatever its case, blanks around it and the form of its domain. */
  is(value: unknown): boolean;
  /** Whether a text names it, and not an address that merely contains it. */
  isNamedIn(text: string): boolean;
  /** The text without it. */
  redact(text: string): string;
}

/** Undefined for a text that is no address. */
export function personAddress(given: string): PersonAddress | undefined {
  const email = given.normalize('NFC').trim();
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(email)) return undefined;
  const key = addressKey(email);
  const pattern = new RegExp(`${NOT_WITHIN}${spellings(key)}${NOT_BEFORE}`, 'giu');
  return {
    email,
    trace: toTrace(key),
    is: (value) => typeof value === 'string' && addressKey(value.normalize('NFC').trim()) === key,
    isNamedIn: (text) => text.search(pattern) !== -1,
    redact: (text) => text.replace(pattern, ERASED),
  };
}

/*
 * Where an address begins and ends in a text. A letter, digit, `_`, `+` or `-` before it makes it part of a longer one ("anne-marie@…"),
 * also behind dots and apostrophes ("j.marie@…", "o'marie@…") and encoded ("jean%2Bmarie@…"); a dot or an apostrophe alone does not, as it
 * may be the sentence's. After it a further label ("….be.uk", "….be-shop") makes it another.
 */
const OF_LONGER = String.raw`(?:(?<!%)(?<!%[0-9a-f])[\p{L}\p{N}_+-]|%2b|%2d|%5f|%[89a-f][0-9a-f])`;
const BETWEEN = String.raw`(?:[.'’]|%2e|%27|&#0*39;|&#x0*27;)`;
const NOT_WITHIN = `(?<!${OF_LONGER}${BETWEEN}*)`;
const NOT_BEFORE = String.raw`(?![\p{L}\p{N}]|[.-]+[\p{L}\p{N}]|%[89a-f][0-9a-f])`;

/** A pattern of the address as texts, pages and links spell it. */
function spellings(key: string): string {
  const at = key.lastIndexOf('@');
  const [name, domain] = [key.slice(0, at), key.slice(at + 1)];
  const domains = [...new Set([domain, domainToUnicode(domain) || domain])].map(inAnyEncoding);
  return `${inAnyEncoding(name)}${inAnyEncoding('@')}(?:${domains.join('|')})`;
}

const inAnyEncoding = (text: string) => [...text].map(characterInAnyEncoding).join('');

function characterInAnyEncoding(character: string): string {
  if (/[a-z0-9]/i.test(character)) return character;
  const code = character.codePointAt(0)!;
  const percent = [...Buffer.from(character)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('');
  const plain = character.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`);
  // Mails are typeset.
  const curly = character === "'" ? ['’'] : [];
  return `(?:${[plain, ...curly, percent, `&#0*${code};`, `&#x0*${code.toString(16)};`].join('|')})`;
}

/** Of the name if it has any, as all addresses of a mail service share its domain; labels that are not ASCII have two forms. */
function toTrace(key: string): string {
  const at = key.lastIndexOf('@');
  const words = key.slice(0, at).match(/[a-z0-9]+/g);
  const labels = key
    .slice(at + 1)
    .split('.')
    .filter((label) => /^[a-z0-9]+$/.test(label));
  return (words ?? labels).reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}
