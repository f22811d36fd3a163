import { expect, test } from '@jest/globals';
import { rememberLanguage } from './before-hydration.ts';

test('the language switch is remembered, other links are not', () => {
  rememberLanguage();
  document.body.innerHTML = '<a id="other" href="#x">x</a><a hreflang="nl" href="#nl"><span>NL</span></a>';
  document.querySelector<HTMLElement>('#other')!.click();
  expect(document.cookie).toBe('');
  document.querySelector<HTMLElement>('span')!.click();
  expect(document.cookie).toBe('language=nl');
});
