import type { IntlShape } from 'react-intl';

/** The widget's words that a visitor can see or hear. */
const WORDS = [
  'label',
  'loading',
  'verifying',
  'verified',
  'error',
  'expired',
  'verify',
  'waitAlert',
] as const;

/** The widget's words in the language of the page, from the remote's own translations. */
export function captchaTexts(intl: IntlShape): Record<string, string> {
  return Object.fromEntries(WORDS.map((word) => [word, intl.formatMessage({ id: `captcha.${word}` })]));
}
