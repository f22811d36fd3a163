import { FormattedMessage } from 'react-intl';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';

/** The way home that every message page offers. */
export function HomeLink() {
  const { language } = useHost();
  return (
    <ButtonLink variant="secondary" to={`/${language}/`}>
      <FormattedMessage id="page.toHome" />
    </ButtonLink>
  );
}
