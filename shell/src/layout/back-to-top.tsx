import { useIntl } from 'react-intl';
import { Icon } from 'shared-kit/ui/icon/icon';
import { arrowUp } from 'shared-kit/domain/icon-shapes';
import s from './back-to-top.module.css';
import { ScrollMarker } from './scroll-marker.tsx';
import { scrollToTop } from './scroll-to-top.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** The marker has just left the window at 10 scrolled pixels (product F13). */
const THRESHOLD = 9;

/** Back to the top of the page, once it is scrolled by 10 pixels; without script a plain anchor that ends the page. */
export function BackToTop() {
  const intl = useIntl();
  const words = intl.formatMessage({ id: 'layout.backToTop' });
  const [marker, isScrolled] = useScrolledPast();
  return (
    <>
      <ScrollMarker of={marker} height={THRESHOLD} />
      {/* Not in the footer, whose layout comes late: what is fixed there would move with it. */}
      <nav className={s.place} data-visible={isScrolled || undefined} aria-label={words}>
        <a
          href="#"
          className={s.button}
          aria-label={words}
          onClick={(event) => {
            event.preventDefault();
            scrollToTop();
          }}
        >
          <Icon shape={arrowUp} />
        </a>
      </nav>
    </>
  );
}
