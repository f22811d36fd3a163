import type { ContentPage } from 'shared-kit/contracts/api/site';
import { VisuallyHidden } from 'shared-kit/ui/visually-hidden/visually-hidden';
import s from './content-page.module.css';

/**
 * The title of a content page whose banner does not show it (product M11): a page has one. Where its titles are not public it is told to screen
 * readers alone, which find their way by it.
 */
export function PageTitle({ page }: { page: Pick<ContentPage, 'heading' | 'showPageBanner' | 'title'> }) {
  if (page.showPageBanner && page.heading) return null;
  return page.heading ? (
    <h1 className={s.title}>{page.heading}</h1>
  ) : (
    <h1>
      <VisuallyHidden>{page.title}</VisuallyHidden>
    </h1>
  );
}
