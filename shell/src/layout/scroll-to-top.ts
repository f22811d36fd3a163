/** Duration of the way up in milliseconds (product F13). */
const DURATION = 500;

/** Scrolls to the top of the page; at once for visitors who ask for less motion. Stops when the visitor scrolls. */
export function scrollToTop() {
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
