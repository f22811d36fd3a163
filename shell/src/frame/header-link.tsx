import type { Site } from 'shared-kit/contracts/api/site';
import { Icon } from 'shared-kit/ui/icon/icon';
import { facebook, heart, instagram, linkedin, mail, map, phone, user } from 'shared-kit/ui/icon/shapes';
import { Link } from 'shared-kit/ui/link/link';

const SHAPES = { phone, mail, user, heart, map, facebook, instagram, linkedin };

/** A link of the top bar with its icon (product F2). */
export function HeaderLink({
  link,
  className,
}: {
  link: NonNullable<Site['topBar']>['left'][number];
  className?: string;
}) {
  return (
    <Link to={link.link} className={className}>
      {link.icon && <Icon shape={SHAPES[link.icon]} />}
      {link.label}
    </Link>
  );
}
