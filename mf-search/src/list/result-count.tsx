import type { ListingPage } from 'shared-kit/contracts/api/listing';
import { useIntl } from 'react-intl';
import { useText } from 'shared-kit/ui/text';
import s from './result-count.module.css';

/** Number of listings and current page (product S8); every change is announced to screen readers. */
export function ResultCount({ result, isSearching }: { result: ListingPage; isSearching: boolean }) {
  const text = useText();
  const { formatMessage } = useIntl();
  const { total, page, pageCount } = result;
  return (
    <p className={s.count} role="status">
      {isSearching ? (
        text('list.loading')
      ) : (
        <>
          <strong>{text('list.count', { count: total })}</strong>
          {pageCount > 1 && (
            <span className={s.page}>{formatMessage({ id: 'navigation.pageOf' }, { page, pageCount })}</span>
          )}
        </>
      )}
    </p>
  );
}
