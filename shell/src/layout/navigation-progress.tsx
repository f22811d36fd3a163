import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigation } from 'react-router';
import { VisuallyHidden } from 'shared-kit/ui/visually-hidden/visually-hidden';
import { useIsOffline } from 'composer/shell';
import s from './navigation-progress.module.css';

/** A thin bar at the top of the window while the next page is on its way; a visitor who is offline is told that it waits for the line. */
export function NavigationProgress() {
  const isLoading = useNavigation().state !== 'idle';
  const isOffline = useIsOffline();
  return (
    <div role="status">
      {isLoading &&
        (isOffline ? (
          <OfflineNotice />
        ) : (
          <>
            <span className={s.bar} />
            <VisuallyHidden>
              <FormattedMessage id="layout.loading" />
            </VisuallyHidden>
          </>
        ))}
    </div>
  );
}

/** Above a sheet that covers the page, too, also one that opens later: what is shown last is on top. */
function OfflineNotice() {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const element = notice.current;
    if (!element?.showPopover) return;
    const show = () => {
      if (element.matches(':popover-open')) element.hidePopover();
      element.showPopover();
    };
    const isOther = (target: EventTarget | null) =>
      target !== element && target instanceof Element && target.matches('[popover], dialog');
    const showAgain = ({ target, newState }: ToggleEvent) => newState === 'open' && isOther(target) && show();
    show();
    document.addEventListener('toggle', showAgain, true);
    return () => document.removeEventListener('toggle', showAgain, true);
  }, []);
  return (
    <p ref={notice} popover="manual" className={s.offline}>
      <FormattedMessage id="layout.offline" />
    </p>
  );
}
