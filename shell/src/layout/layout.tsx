import type { ReactNode, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Site } from 'shared-kit/contracts/api/site';
import type { Language } from 'shared-kit/domain/languages';
import { ThirdParties } from '../consent/third-parties.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import s from './layout.module.css';
import { NavigationProgress } from './navigation-progress.tsx';
import { useEffect, useRef } from 'react';

interface LayoutProps {
  site: Site;
  /** This page in other languages; where one is missing, the language switch leads home. */
  alternates: Partial<Record<Language, string>>;
  /** Path of this page. */
  path: string;
  children: ReactNode;
}

/** What every page has around its content (product F1–F13). */
export function Layout({ site, alternates, path, children }: LayoutProps) {
  const content = useFocusOnArrival(path);
  return (
    <>
      <a className={s.skip} href="#content">
        <FormattedMessage id="layout.skipToContent" />
      </a>
      <ThirdParties />
      <NavigationProgress />
      <Header site={site} alternates={alternates} path={path} />
      <main ref={content} id="content" tabIndex={-1} className={s.main}>
        {children}
      </main>
      <Footer site={site} />
      <BackToTop />
    </>
  );
}

/**
 * Puts the focus at the start of a page's content when a link led there without a full load, so that keyboards go on from it and
 * screen readers read it. A change of the query (filters, sorting) leaves the focus where it is.
 */
function useFocusOnArrival(path: string): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    content.current!.focus({ preventScroll: true });
  }, [path]);
  return content;
}
