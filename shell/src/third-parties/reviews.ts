import type { Language } from 'shared-kit/domain/languages';
import { loadScript } from './third-party.ts';
import type { ThirdParty } from './third-party.ts';

const TRUSTPILOT = 'https://widget.trustpilot.com';
/** The line of text with stars, the smallest of its widgets. */
const TEMPLATE = '5419b6a8b0d04a076446a9ad';
const HEIGHT = '24px';
const LOCALES: Readonly<Record<Language, string>> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-DE' };

/** Trustpilot's widget, where the footer has room for it (product F11). */
export const reviews: ThirdParty = {
  title: 'Trustpilot',
  needs: ['analyticsStorage'],
  origins: { scripts: [TRUSTPILOT], connections: [TRUSTPILOT], images: [TRUSTPILOT], frames: [TRUSTPILOT] },
  start(id, { language }) {
    const place = document.querySelector('[data-reviews]');
    if (!place) return;
    const widget = Object.assign(document.createElement('div'), { className: 'trustpilot-widget' });
    Object.assign(widget.dataset, {
      businessunitId: id,
      templateId: TEMPLATE,
      locale: LOCALES[language],
      styleHeight: HEIGHT,
      styleWidth: '100%',
      theme: 'dark',
    });
    place.append(widget);
    loadScript(`${TRUSTPILOT}/bootstrap/v5/tp.widget.bootstrap.min.js`);
  },
};
