import { useIntl } from 'react-intl';
import type { ListingPage } from 'shared-kit/contracts/api/listing';
import { useText } from 'shared-kit/ui/text';
import { RESULTS_HEADING } from './reveal-results.ts';
import s from './result-count.module.css';

/** Heading of the results: their number and the current page (product S8); every change is announced to screen readers. */
export function ResultCount({ result, isSearching }: { result: ListingPage; isSearching: boolean }) {
  const text = useText();
  const { formatMessage } = useIntl();
  const { total, page, pageCount, correctedSearch } = result;
  // Where nothing is found, what to do next has the heading.
  const Heading = total > 0 ? 'h2' : 'p';
  return (
    <div className={s.count} role="status">
      {isSearching ? (
        text('list.loading')
      ) : (
        <>
          <Heading id={RESULTS_HEADING} className={s.total} tabIndex={-1}>
            {text('list.count', { count: total })}
          </Heading>
          {pageCount > 1 && (
            <span className={s.page}>{formatMessage({ id: 'navigation.pageOf' }, { page, pageCount })}</span>
          )}
          {correctedSearch !== null && (
            <span className={s.page}>{text('list.corrected', { text: correctedSearch })}</span>
          )}
        </>
      )}
    </div>
  );
}
