import { readConsent } from './stored-consent.browser.ts';

/** The parameter that has the visitor asked again (product C5). */
export const ASK_AGAIN = 'setcookies';

/** The notice in a page. */
export const NOTICE = '[data-consent-notice]';

/**
 * Opens the notice of a page that is not hydrated where its visitor has not chosen yet, if the inline script has not: pages are the same for all,
 * and bring it closed. A page that the browser brings back closes it where they have chosen on another one meanwhile.
 */
export function showConsentNotice() {
  const notice = document.querySelector<HTMLElement>(NOTICE);
  if (!notice) return;
  const show = () => {
    if (!notice.isConnected) return;
    if (readConsent()) closeNotice(notice);
    else openNotice(notice);
  };
  whenShown(show);
  addEventListener('pageshow', ({ persisted }) => persisted && show());
}

/** Whether the page is to be hydrated though nobody has touched it: for third parties that the visitor agreed to, or for being asked again. */
export function isConsentWaiting(): boolean {
  if (new URLSearchParams(location.search).has(ASK_AGAIN)) return true;
  return document.querySelector(NOTICE) !== null && Object.values(readConsent() ?? {}).includes(true);
}

/** As a popover: what opens it is no attribute, which React would find another than it expects. */
export function openNotice(notice: HTMLElement) {
  if (!isPopoverKnown(notice)) notice.style.display = 'grid';
  else if (!notice.matches(':popover-open')) notice.showPopover();
}

function closeNotice(notice: HTMLElement) {
  if (isPopoverKnown(notice)) notice.hidePopover();
  else notice.style.display = '';
}

/** Safari since 17, Firefox since 125. */
const isPopoverKnown = (element: HTMLElement) => 'popover' in element;

/**
 * Does something once the visitor sees the page: at once, or when a page that the browser rendered ahead is opened.
 * @returns ends the waiting
 */
export function whenShown(work: () => void): () => void {
  if (!document.prerendering) {
    work();
    return () => {};
  }
  document.addEventListener('prerenderingchange', work, { once: true });
  return () => document.removeEventListener('prerenderingchange', work);
}

declare global {
  interface Document {
    /** True while nobody sees the page; undefined where browsers render none ahead. */
    prerendering?: boolean;
  }
}
