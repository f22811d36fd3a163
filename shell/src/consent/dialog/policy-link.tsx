import { FormattedMessage } from 'react-intl';
import { targetHref, useHost } from 'composer/host';
import { Link } from 'shared-kit/ui/link/link';

const POLICY = 'cookies';

/** The way to the cookie policy, where the agency has one. */
export function PolicyLink({ className }: { className?: string }) {
  const { site, href } = useHost();
  if (!site.pages?.includes(POLICY)) return null;
  return (
    <Link className={className} to={targetHref(href, { page: POLICY })}>
      <FormattedMessage id="consent.policy" />
    </Link>
  );
}
