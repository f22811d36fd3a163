import type { ReactNode } from 'react';
import type { PageBanner } from 'shared-kit/contracts/api/site';
import { Backdrop } from './backdrop.tsx';
import { groundOf } from '../ground.ts';
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
  const ground = groundOf(banner.colour);
  return (
    <div
      className={s.hero}
      style={ground.style}
      data-ink={ground.ink}
      data-hero={banner.transparent ? ground.ink : undefined}
      data-plain={banner.type === 'none' || undefined}
    >
      <div className={s.backdrop}>
        <Backdrop banner={banner} properties={properties} />
      </div>
      <div className={s.content}>
        {banner.title && <h1 className={s.title}>{banner.title}</h1>}
        {banner.description && (
          <div className={s.text} dangerouslySetInnerHTML={{ __html: banner.description }} />
        )}
      </div>
      <div className={s.search}>{children}</div>
    </div>
  );
}
