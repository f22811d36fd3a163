import { useLoaderData } from 'react-router';
import { PROPERTY_BANNER } from 'shared-kit/domain/module-kinds';
import { ArticlePage } from '../pages/article-page.tsx';
import { ContentPage } from '../pages/content-page.tsx';
import { HomePage } from '../pages/home-page.tsx';
import { TestimonialPage } from '../pages/testimonial-page.tsx';
import type { ContentData } from './content.loader.ts';
import type { LoadedModule } from './load-modules.ts';
import { ModuleSlot } from './module-slot.tsx';
import { NotFoundRoute } from './not-found-route.tsx';

/** A content page by its data: the home page has a banner of its own. */
export function ContentRoute() {
  const { page, modules } = useLoaderData() as ContentData;
  if (!page) return <NotFoundRoute />;
  const ofBanner = modules.filter(({ module }) => module.position === 'banner');
  const inBanner = ofBanner.filter(({ module }) => module.kind !== PROPERTY_BANNER).map(slot);
  const properties = ofBanner
    .filter(({ module, widget }) => widget && module.kind === PROPERTY_BANNER)
    .map(slot);
  const inContent = modules.filter(({ module }) => module.position === 'contentRow').map(slot);
  if (page.key === 'home') {
    return (
      <HomePage page={page} banner={inBanner} properties={properties[0]}>
        {inContent}
      </HomePage>
    );
  }
  if (page.article) return <ArticlePage article={page.article}>{inContent}</ArticlePage>;
  if (page.testimonial) {
    const { label, path = null } = page.breadcrumb.at(-2) ?? {};
    return (
      <TestimonialPage
        testimonial={page.testimonial}
        above={label === undefined || path === null ? undefined : { label, path }}
      >
        {inContent}
      </TestimonialPage>
    );
  }
  return (
    <ContentPage page={page}>
      {inBanner}
      {inContent}
    </ContentPage>
  );
}

const slot = (loaded: LoadedModule) => <ModuleSlot key={loaded.module.id} {...loaded} />;
