import { FormattedMessage } from 'react-intl';
import { useNavigation } from 'react-router';
import { VisuallyHidden } from 'shared-kit/ui/visually-hidden/visually-hidden';
import { useIsOffline } from '../routing/when-online.ts';
import s from './navigation-progress.module.css';

/** Above a sheet, too, that covers the page. */
const show = (element: HTMLElement | null) => element?.showPopover?.();

/** A thin bar at the top of the window while the next page is on its way; a visitor who is offline is told that it waits for the line. */
export function NavigationProgress() {
  const isLoading = useNavigation().state !== 'idle';
  const isOffline = useIsOffline();
  return (
    <div role="status">
      {isLoading &&
        (isOffline ? (
          <p ref={show} popover="manual" className={s.offline}>
            <FormattedMessage id="layout.offline" />
          </p>
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
