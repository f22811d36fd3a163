import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Site } from 'shared-kit/contracts/api/site';
import type { Language } from 'shared-kit/domain/languages';
import { ThirdParties } from '../consent/third-parties.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import s from './layout.module.css';
import { NavigationProgress } from './navigation-progress.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

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
