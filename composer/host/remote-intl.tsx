import { createIntl, RawIntlProvider } from 'react-intl';
import type { Formatters, IntlShape, MessageFormatElement } from 'react-intl';
import type { ReactNode } from 'react';
import type { Messages } from '../contract/contract.ts';
import { useHost } from './host-context.ts';
import type { Locales } from './host-context.ts';

/** Gives the code of a remote its own translations: two remotes may use the same message id. */
export function RemoteIntl({ messages, children }: { messages: Messages; children: ReactNode }) {
  return <RawIntlProvider value={intlFor(messages, useHost().locales)}>{children}</RawIntlProvider>;
}

/**
 * The formatter of a set of translations. It is kept as long as the translations are: it remembers every message that it
 * parsed and every number format that it made, which on the server is a sixth of the time of a page.
 */
export function intlFor(messages: Messages, { text, numbers }: Locales): IntlShape {
  const key = `${text} ${numbers}`;
  const known = formatters.get(messages)?.get(key);
  if (known) return known;
  const made = createIntl({ locale: text, defaultLocale: text, messages: withoutParser(messages) });
  made.formatters.getMessageFormat = byIdentity(made.formatters.getMessageFormat);
  writeNumbersIn(made, numbers);
  const byLocales = formatters.get(messages) ?? new Map<string, IntlShape>();
  formatters.set(messages, byLocales.set(key, made));
  return made;
}

/** Plurals and dates follow the text, figures do not: those of a page are all written alike. */
function writeNumbersIn(intl: IntlShape, locale: string) {
  const make = intl.formatters.getNumberFormat;
  intl.formatters.getNumberFormat = (_locale, options) => make(locale, options);
  intl.formatNumber = (value, options) => make(locale, options).format(Number(value));
}

/**
 * react-intl finds what it made of a message by the JSON of the message's whole syntax tree, each time. Here a message is always
 * the same object.
 */
function byIdentity(make: Formatters['getMessageFormat']): Formatters['getMessageFormat'] {
  const known = new Map<unknown, ReturnType<typeof make>>();
  return (message, ...rest) => {
    const format = known.get(message) ?? make(message, ...rest);
    known.set(message, format);
    return format;
  };
}

const formatters = new WeakMap<Messages, Map<string, IntlShape>>();

/**
 * Translations as react-intl takes them when it has no parser: it knows plain text only as a parsed literal, and reports an error
 * at every text that it is given as it is.
 */
const withoutParser = (messages: Messages) =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string' && !SYNTAX.test(message) ? [{ type: 0, value: message }] : message,
    ]),
  ) as Record<string, MessageFormatElement[]>;

/** What may be more than text to a parser; the build has parsed it, tests pass it as it is. */
const SYNTAX = /[{}<>']/;
