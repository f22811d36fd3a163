import type { ReactNode } from 'react';
import type { ContentPage } from 'shared-kit/contracts/api/site';
import { VisuallyHidden } from 'shared-kit/ui/visually-hidden/visually-hidden';
import { HomeBanner } from '../layout/home-banner/home-banner.tsx';

interface HomePageProps {
  page: ContentPage;
  /** Modules in the banner, rendered: the search box. */
  banner: ReactNode;
  /** Featured properties of the banner, rendered, if it shows them. */
  properties?: ReactNode;
  /** Modules below the banner, rendered. */
  children: ReactNode;
}

/** The home page: its banner and its content modules in the order of the site's configuration (product F8, S1). */
export function HomePage({ page, banner, properties, children }: HomePageProps) {
  return (
    <>
      {!page.banner.title && (
        <h1>
          <VisuallyHidden>{page.title}</VisuallyHidden>
        </h1>
      )}
      <HomeBanner banner={page.banner} properties={properties}>
        {banner}
      </HomeBanner>
      {children}
    </>
  );
}
