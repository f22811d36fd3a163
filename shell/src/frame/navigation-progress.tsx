import { FormattedMessage } from 'react-intl';
import { useNavigation } from 'react-router';
import { VisuallyHidden } from 'shared-kit/ui/visually-hidden/visually-hidden';
import s from './navigation-progress.module.css';

/** A thin bar at the top of the window while the next page is on its way. */
export function NavigationProgress() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div role="status">
      {isLoading && (
        <>
          <span className={s.bar} />
          <VisuallyHidden>
            <FormattedMessage id="frame.loading" />
          </VisuallyHidden>
        </>
      )}
    </div>
  );
}
