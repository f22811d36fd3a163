import type { ReactNode } from 'react';
import type { ContentPage } from 'shared-kit/contracts/api/site';
import { Picture } from 'shared-kit/ui/picture/picture';
import s from './home-banner.module.css';

const BANNER_WIDTHS = [600, 1360, 1920];

/** Large picture with the headline and, on its lower edge, the search box (product F8, S1). */
export function HomeBanner({ banner, children }: { banner: ContentPage['banner']; children: ReactNode }) {
  const picture = banner.type === 'image' ? banner.images[0] : undefined;
  return (
    <div className={s.hero} data-hero>
      {picture && (
        <Picture
          className={s.picture}
          picture={picture}
          sizes="100vw"
          widths={BANNER_WIDTHS}
          priority
          alt=""
        />
      )}
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
