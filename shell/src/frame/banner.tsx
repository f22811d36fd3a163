import { useIntl } from 'react-intl';
import type { Breadcrumb } from 'shared-kit/contracts/page';
import { useHost } from 'shared-kit/host';
import { Breadcrumbs } from 'shared-kit/ui/breadcrumbs/breadcrumbs';
import { classNames } from 'shared-kit/ui/class-names';
import s from './banner.module.css';

/** Above every page but the home page: the way to it and, if given, its title (product F9). */
export function Banner({ title, breadcrumb }: { title?: string; breadcrumb: readonly Breadcrumb[] }) {
  const intl = useIntl();
  const { language } = useHost();
  const home = { label: intl.formatMessage({ id: 'navigation.home' }), path: `/${language}/` };
  return (
    <div className={classNames(s.banner, title !== undefined && s.titled)}>
      <Breadcrumbs steps={[home, ...breadcrumb]} />
      {title !== undefined && <h1 className={s.title}>{title}</h1>}
    </div>
  );
}
