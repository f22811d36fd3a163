import { useIntl } from 'react-intl';
import type { Breadcrumb, PageMeta } from 'shared-kit/contracts/page';
import { useHost } from 'shared-kit/host';
import { Breadcrumbs } from 'shared-kit/ui/breadcrumbs/breadcrumbs';
import { classNames } from 'shared-kit/ui/class-names';
import s from './banner.module.css';
import { groundOf } from './ground.ts';

interface BannerProps {
  title?: string;
  breadcrumb: readonly Breadcrumb[];
  look?: PageMeta['bannerLook'];
}

/** Above every page but the home page: the way to it and, if given, its title, on a ground of its own (product F9, F20). */
export function Banner({ title, breadcrumb, look }: BannerProps) {
  const intl = useIntl();
  const { language } = useHost();
  const ground = groundOf(look?.colour ?? null);
  const home = { label: intl.formatMessage({ id: 'navigation.home' }), path: `/${language}/` };
  return (
    <div
      className={classNames(s.banner, title !== undefined && s.titled, look?.transparent && s.underHeader)}
      style={ground.style}
      data-ink={ground.ink}
      data-hero={look?.transparent ? ground.ink : undefined}
    >
      <Breadcrumbs steps={[home, ...breadcrumb]} />
      {title !== undefined && <h1 className={s.title}>{title}</h1>}
    </div>
  );
}
