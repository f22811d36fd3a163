import { useIntl } from 'react-intl';
import type { Breadcrumb, PageMeta } from 'shared-kit/contracts/page';
import { useHost } from 'composer/host';
import { Breadcrumbs } from 'shared-kit/ui/breadcrumbs/breadcrumbs';
import { classNames } from 'shared-kit/ui/class-names';
import s from './banner.module.css';
import { BannerPicture } from './home-banner/banner-picture.tsx';
import { readableInk } from 'shared-kit/domain/readable-ink';

interface BannerProps {
  title?: string;
  breadcrumb: readonly Breadcrumb[];
  look?: PageMeta['bannerLook'];
}

/** Above every page but the home page: the way to it and, if given, its title, on a ground or beside a picture of its own (product F9, F20). */
export function Banner({ title, breadcrumb, look }: BannerProps) {
  const intl = useIntl();
  const { language } = useHost();
  const colour = look?.colour ?? null;
  const ink = inkOn(colour);
  const home = { label: intl.formatMessage({ id: 'navigation.home' }), path: `/${language}/` };
  const picture = title === undefined ? undefined : look?.picture;
  return (
    <div
      className={classNames(
        s.banner,
        title !== undefined && s.titled,
        picture && s.pictured,
        look?.transparent && s.underHeader,
      )}
      data-ink={ink}
      data-hero={look?.transparent ? ink : undefined}
    >
      {title !== undefined && colour && <svg className={s.ground} color={colour} aria-hidden="true" />}
      {picture && (
        <div className={s.picture}>
          <BannerPicture picture={picture} priority />
          <svg className={s.veil} color={colour ?? undefined} aria-hidden="true" />
        </div>
      )}
      <Breadcrumbs steps={[home, ...breadcrumb]} />
      {title !== undefined && <h1 className={s.title}>{title}</h1>}
    </div>
  );
}

/** The ink that is read on a banner of this colour; without a colour on that of the page. */
export const inkOn = (colour: string | null): 'dark' | 'light' => (colour ? readableInk(colour).ink : 'dark');
