import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { useHost } from 'shared-kit/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { key } from 'shared-kit/ui/icon/shapes';
import { useText } from 'shared-kit/ui/text';

type Rental = Pick<PropertyDetail, 'id' | 'application'>;

/** Leads to the application for a rental (product V15); nothing where none is possible, or no live release has that page. */
export function ApplyLink({ property: { id, application } }: { property: Rental }) {
  const text = useText();
  const { href } = useHost();
  const page = href('rent-application');
  if (!application || !page) return null;
  return (
    <ButtonLink wide to={`${page}?property=${id}`}>
      <Icon shape={key} />
      {text('application.apply')}
    </ButtonLink>
  );
}
