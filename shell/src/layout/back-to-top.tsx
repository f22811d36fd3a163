import { useIntl } from 'react-intl';
import { Icon } from 'shared-kit/ui/icon/icon';
import { arrowUp } from 'shared-kit/domain/icon-shapes';
import s from './back-to-top.module.css';
import { ScrollMarker, useScrolledPast } from './use-scrolled-past.tsx';

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

/** Duration of the way up in milliseconds (product F13). */
const DURATION = 500;

/** Scrolls to the top of the page; at once for visitors who ask for less motion. Stops when the visitor scrolls. */
function scrollToTop() {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0);
    return;
  }
  const from = window.scrollY;
  let start: number | undefined;
  let isStopped = false;
  const stop = () => (isStopped = true);
  window.addEventListener('wheel', stop, { once: true, passive: true });
  window.addEventListener('touchstart', stop, { once: true, passive: true });
  const step = (now: number) => {
    start ??= now;
    const progress = Math.min((now - start) / DURATION, 1);
    if (!isStopped) window.scrollTo({ top: from * (1 - progress) ** 3, behavior: 'instant' });
    if (!isStopped && progress < 1) {
      requestAnimationFrame(step);
      return;
    }
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchstart', stop);
  };
  requestAnimationFrame(step);
}
