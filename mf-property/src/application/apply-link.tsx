import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { useText } from 'shared-kit/ui/text';

type Rental = Pick<PropertyDetail, 'id' | 'application'>;

/** Leads to the application for a rental (product V15); nothing where none is possible, or no live release has that page. */
export function ApplyLink({ property: { id, application } }: { property: Rental }) {
  const text = useText();
  const { href } = useHost();
  const page = href('rent-application');
  if (!application || !page) return null;
  return (
    <ButtonLink variant="quiet" to={`${page}?property=${id}`}>
      {text('application.apply')}
    </ButtonLink>
  );
}
