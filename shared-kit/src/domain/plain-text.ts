const BLOCK_TAGS = /<\/?(?:p|div|br|hr|li|ul|ol|h[1-6]|table|tr|td|th|section|article|blockquote)\b[^<>]*>/gi;
const OTHER_TAGS = /<\/?[a-z][^<>]*(?:>|$)/gi;
const INVISIBLE = /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+\d{0,2}));/gi;

/** Entities of text processors; accented letters are composed instead. */
// prettier-ignore
const NAMED: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ',
  euro: '€', deg: '°', sup2: '²', sup3: '³', frac12: '½', middot: '·', bull: '•',
  rsquo: '’', lsquo: '‘', rdquo: '”', ldquo: '“', laquo: '«', raquo: '»', hellip: '…', ndash: '–', mdash: '—',
  oelig: 'œ', OElig: 'Œ', aelig: 'æ', AElig: 'Æ', szlig: 'ß',
};

const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
};

/** The text of a description in HTML: no tags, entities read, single spaces (product T7). Text, not markup: escape it where it is shown. */
export function plainText(html: string): string {
  return html
    .replace(INVISIBLE, ' ')
    .replace(BLOCK_TAGS, ' ')
    .replace(OTHER_TAGS, '')
    .replace(ENTITY, (_entity, decimal?: string, hex?: string, name?: string) => {
      if (name) return namedCharacter(name);
      return numberedCharacter(decimal ? Number(decimal) : parseInt(hex ?? '', 16));
    })
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function namedCharacter(name: string): string {
  const accented = /^([a-z])(acute|grave|circ|uml|tilde|cedil|ring)$/i.exec(name);
  if (accented) return (accented[1]! + ACCENTS[accented[2]!.toLowerCase()]).normalize('NFC');
  return Object.hasOwn(NAMED, name) ? NAMED[name]! : '';
}

function numberedCharacter(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : '';
}

/** At most the first `length` UTF-16 units of a text, without splitting a surrogate pair (product T6). */
export function truncate(text: string, length: number): string {
  const end = Math.max(0, Math.floor(length) || 0);
  if (text.length <= end) return text;
  const splitsPair = /[\ud800-\udbff]/.test(text.charAt(end - 1)) && /[\udc00-\udfff]/.test(text.charAt(end));
  return text.slice(0, splitsPair ? end - 1 : end);
}

/** Share of the length from which a cut at a word boundary is preferred (product T7). */
const BOUNDARY_FROM = 0.8;

/**
 * The beginning of a description as plain text (product T7): at most `max` characters, cut at a word boundary if one lies past 80 % of it, and
 * an ellipsis after what was cut.
 */
export function cutDescription(html: string | null | undefined, max = 250): string {
  const text = plainText(html ?? '');
  if (text.length <= max) return text;
  const boundary = text.lastIndexOf(' ', max);
  const cut = truncate(text, boundary > max * BOUNDARY_FROM ? boundary : max);
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`;
}
