import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { consentToAll } from 'shared-kit/domain/consent';
import { isConsentWaiting, showConsentNotice, whenShown } from './early-notice.ts';
import { clearConsent, storeConsent } from './stored-consent.browser.ts';

let isOpen = false;
const popover = {
  popover: 'manual',
  showPopover: () => void (isOpen = true),
  hidePopover: () => void (isOpen = false),
  matches: () => isOpen,
};

beforeEach(() => {
  isOpen = false;
  document.body.innerHTML = '<section data-consent-notice></section>';
});
afterEach(() => {
  clearConsent();
  history.replaceState(null, '', '/');
});

const notice = () => document.querySelector<HTMLElement>('section')!;
const knownPopover = () => Object.assign(notice(), popover);

test('who has not chosen sees the notice, who has does not', () => {
  knownPopover();
  showConsentNotice();
  expect(isOpen).toBe(true);
  isOpen = false;
  storeConsent(consentToAll(false));
  showConsentNotice();
  expect(isOpen).toBe(false);
});

test('a page that the browser brings back shows it no more when the visitor has chosen on another one', () => {
  knownPopover();
  showConsentNotice();
  storeConsent(consentToAll(true));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(isOpen).toBe(false);
});

test('nor one in which it is gone', () => {
  const show = jest.fn();
  Object.assign(knownPopover(), { showPopover: show });
  showConsentNotice();
  notice().remove();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(show).toHaveBeenCalledTimes(1);
});

test('browsers that know no popovers show it by its style', () => {
  showConsentNotice();
  expect(notice().style.display).toBe('grid');
});

test('a site that asks nothing shows nothing, and waits for nothing', () => {
  document.body.innerHTML = '';
  storeConsent(consentToAll(true));
  showConsentNotice();
  expect(isConsentWaiting()).toBe(false);
});

test('only what the visitor agreed to waits for the page, and who is to be asked again', () => {
  expect(isConsentWaiting()).toBe(false);
  storeConsent(consentToAll(false));
  expect(isConsentWaiting()).toBe(false);
  storeConsent({ ...consentToAll(false), adStorage: true });
  expect(isConsentWaiting()).toBe(true);
  clearConsent();
  history.replaceState(null, '', '/?setcookies');
  expect(isConsentWaiting()).toBe(true);
});

describe('what waits until the visitor sees the page is done', () => {
  const ahead = (prerendering: boolean) =>
    Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
  const open = () => {
    ahead(false);
    document.dispatchEvent(new Event('prerenderingchange'));
  };

  afterEach(() => {
    Reflect.deleteProperty(document, 'prerendering');
  });

  test.each([undefined, false])('at once where the visitor sees the page (%s)', (prerendering) => {
    if (prerendering !== undefined) ahead(prerendering);
    const work = jest.fn();
    whenShown(work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('once, when a page that was rendered ahead is opened', () => {
    ahead(true);
    const work = jest.fn();
    whenShown(work);
    expect(work).not.toHaveBeenCalled();
    open();
    open();
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('never, when nobody waits any more', () => {
    ahead(true);
    const work = jest.fn();
    whenShown(work)();
    open();
    expect(work).not.toHaveBeenCalled();
  });
});
