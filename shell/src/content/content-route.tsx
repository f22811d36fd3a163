import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { ContentPage as Page } from 'shared-kit/contracts/api/site';
import { PROPERTY_BANNER } from 'shared-kit/domain/module-kinds';
import { ArticlePage } from '../pages/article-page.tsx';
import { BannerPicture } from '../layout/home-banner/banner-picture.tsx';
import { ContentPage, PageTitle } from '../pages/content-page.tsx';
import { TestimonialPage } from '../pages/testimonial-page.tsx';
import type { ContentData } from './content.loader.ts';
import type { LoadedModule } from './load-modules.ts';
import { ModuleSlot } from './module-slot.tsx';
import { VisuallyHidden } from 'shared-kit/ui/visually-hidden/visually-hidden';
import { HomeBanner } from '../layout/home-banner/home-banner.tsx';
import { NotFoundPage } from '../pages/error-page.tsx';
import type { NotFoundData } from './not-found.loader.ts';

/** A content page by its data: the home page has a banner of its own. */
export function ContentRoute() {
  const { page, modules } = useLoaderData() as ContentData;
  if (!page) return <NotFoundRoute />;
  const ofBanner = modules.filter(({ module }) => module.position === 'banner');
  const inBanner = ofBanner.filter(({ module }) => module.kind !== PROPERTY_BANNER).map(slot);
  const properties = ofBanner.find(
    ({ module, widget, data }) => widget && data !== null && module.kind === PROPERTY_BANNER,
  );
  const inContent = modules.filter(({ module }) => module.position === 'contentRow').map(slot);
  if (page.key === 'home') {
    return (
      <HomePage
        page={page}
        banner={inBanner}
        properties={properties && <ModuleSlot {...properties} fallback={bannerPicture(page)} />}
      >
        {inContent}
      </HomePage>
    );
  }
  return (
    <>
      <PageTitle page={page} />
      <FurtherPage page={page} inBanner={inBanner}>
        {inContent}
      </FurtherPage>
    </>
  );
}

interface FurtherPageProps {
  page: Page;
  inBanner: ReactNode;
  children: ReactNode;
}

function FurtherPage({ page, inBanner, children }: FurtherPageProps) {
  if (page.article) return <ArticlePage article={page.article}>{children}</ArticlePage>;
  if (page.testimonial) {
    const { label, path = null } = page.breadcrumb.at(-2) ?? {};
    return (
      <TestimonialPage
        testimonial={page.testimonial}
        above={label === undefined || path === null ? undefined : { label, path }}
      >
        {children}
      </TestimonialPage>
    );
  }
  return (
    <ContentPage page={page}>
      {inBanner}
      {children}
    </ContentPage>
  );
}

/** What the banner shows where its properties cannot be had. */
const bannerPicture = ({ banner }: Page) =>
  banner.images[0] && <BannerPicture picture={banner.images[0]} priority />;

const slot = (loaded: LoadedModule) => <ModuleSlot key={loaded.module.id} {...loaded} />;

interface HomePageProps {
  page: Page;
  /** Modules in the banner, rendered: the search box. */
  banner: ReactNode;
  /** Featured properties of the banner, rendered, if it shows them. */
  properties?: ReactNode;
  /** Modules below the banner, rendered. */
  children: ReactNode;
}

/** The home page: its banner and its content modules in the order of the site's configuration (product F8, S1). */
function HomePage({ page, banner, properties, children }: HomePageProps) {
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

export function NotFoundRoute() {
  const { modules } = useLoaderData() as NotFoundData;
  return (
    <NotFoundPage>
      {modules.map((loaded) => (
        <ModuleSlot key={loaded.module.id} {...loaded} />
      ))}
    </NotFoundPage>
  );
}
