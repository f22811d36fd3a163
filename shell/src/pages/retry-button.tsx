import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { Button } from 'shared-kit/ui/button/button';

/** Loads this page anew, all of it, without script too: a form that asks for the same address. */
export function RetryButton() {
  const { pathname, search } = useLocation();
  return (
    <form action={pathname} method="get">
      {[...new URLSearchParams(search)].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">
        <FormattedMessage id="page.retry" />
      </Button>
    </form>
  );
}
