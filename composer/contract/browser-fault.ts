/** Where browsers send faults. */
export const BROWSER_FAULTS = '/faults';

/**
 * What went wrong in a browser: a part threw while it was rendered; it is not what the server rendered; a file of a release did not come;
 * code of a release threw where nothing catches it, or left a promise that rejects.
 */
export const BROWSER_FAULT_KINDS = ['render', 'hydration', 'missing-file', 'unhandled'] as const;
export type BrowserFaultKind = (typeof BROWSER_FAULT_KINDS)[number];

/** A fault as a browser sends it: nothing of the page's address, of its visitor or of what they typed. */
export interface BrowserFault {
  app: string;
  version: string;
  kind: BrowserFaultKind;
  /** As `faultMessage` leaves it. */
  message: string;
  /** Places in files of that version, the innermost first: "web/list.1f2e.js:1:234". */
  stack: string[];
}

/** Characters of a message, and places of a stack. */
export const LONGEST_FAULT_MESSAGE = 200;
export const MOST_FAULT_PLACES = 20;

/** A place of a stack, in a file of a release. */
export const FAULT_PLACE = /^web\/[\w./-]{1,150}:\d{1,7}:\d{1,7}$/;

/** Of these the quoted text is data. */
const QUOTES_DATA = /^(Syntax|InvalidCharacter)Error\b/;

/**
 * A message without what may be of a visitor: text in quotes that is no name of a program, addresses, e-mails, longer numbers. What a
 * release writes into a message without quotes stays.
 */
export function faultMessage(text: string): string {
  const isName = (quoted: string) => !QUOTES_DATA.test(text) && /^.[\w$.]{1,40}.$/.test(quoted);
  return text
    .slice(0, 1_000)
    .replace(/(["'`])(?:(?!\1).)*(?:\1|$)/gs, (quoted) => (isName(quoted) ? quoted : '"…"'))
    .replace(/[a-z][a-z+.-]*:\/\/\S*/gi, '(address)')
    .replace(/\S+(?:@|%40)\S+/g, '(e-mail)')
    .replace(/\d[\d\s./-]{2,}\d/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_FAULT_MESSAGE);
}
