import type { ReactNode } from 'react';
import type { PageBanner } from 'shared-kit/contracts/api/site';
import { Backdrop } from './backdrop.tsx';
import { inkOn } from '../ink-on.ts';
import { RichText } from '../rich-text.tsx';
import s from './home-banner.module.css';

interface HomeBannerProps {
  banner: PageBanner;
  /** Featured properties, rendered; instead of a picture. */
  properties?: ReactNode;
  /** Below the headline: the search box. */
  children: ReactNode;
}

/**
 * The banner of the home page (product F8, S1): headline and search box beside what it shows, on a ground that fades into it. So the
 * text is readable over any picture, and covers nothing but its quiet side; on phones the picture stands above.
 */
export function HomeBanner({ banner, properties, children }: HomeBannerProps) {
  const ink = inkOn(banner.colour);
  return (
    <div
      className={s.hero}
      data-ink={ink}
      data-hero={banner.transparent ? ink : undefined}
      data-plain={banner.type === 'none' || undefined}
    >
      {banner.colour && <svg className={s.ground} color={banner.colour} aria-hidden="true" />}
      <div className={s.backdrop}>
        <Backdrop banner={banner} properties={properties} />
        <svg className={s.veil} color={banner.colour ?? undefined} aria-hidden="true" />
      </div>
      <div className={s.content}>
        {banner.title && <h1 className={s.title}>{banner.title}</h1>}
        {banner.description && <RichText className={s.text} html={banner.description} />}
      </div>
      <div className={s.search}>{children}</div>
    </div>
  );
}
