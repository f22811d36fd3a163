import type { IntlShape } from 'react-intl';

/** Texts of the widget that a visitor sees or a screen reader reads out. */
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

/** The widget's texts in the language of the page, from the remote's own translations. */
export function captchaTexts(intl: IntlShape): Record<string, string> {
  return Object.fromEntries(WORDS.map((word) => [word, intl.formatMessage({ id: `captcha.${word}` })]));
}
