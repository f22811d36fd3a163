import { loadScript } from '../load-script.ts';
import type { PageView, ThirdParty } from '../third-party.ts';
import { gtag } from './data-layer.ts';

export const GOOGLE_TAG = 'https://www.googletagmanager.com';

/** How Google's tag is used for one of its products: started once with the product's id, told of each page. */
export const googleTag: Required<Pick<ThirdParty, 'start' | 'pageView'>> = {
  start(id, view) {
    setPage(view);
    gtag('js', new Date());
    // The site reports its pages itself: it knows when one is on screen, and which address may be told.
    gtag('config', id, { send_page_view: false });
    loadScript(`${GOOGLE_TAG}/gtag/js?id=${encodeURIComponent(id)}`);
  },
  pageView(id, view) {
    setPage(view);
    gtag('event', 'page_view', {
      send_to: id,
      ...pageFields(view),
      ...(view.section ? { section: view.section } : {}),
    });
  },
};

/** For events that the tag sends by itself. */
const setPage = (view: PageView) => gtag('set', pageFields(view));

const pageFields = ({ address, title }: PageView) => ({ page_location: address, page_title: title });
