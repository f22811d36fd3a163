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
