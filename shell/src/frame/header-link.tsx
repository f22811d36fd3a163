import type { Site } from 'shared-kit/contracts/api/site';
import { targetHref, useHost } from 'shared-kit/host';
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
  const { href } = useHost();
  return (
    <Link to={targetHref(href, link.target)} className={className}>
      {link.icon && <Icon shape={SHAPES[link.icon]} />}
      {link.label}
    </Link>
  );
}
