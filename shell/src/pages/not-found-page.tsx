import type { ReactNode } from 'react';
import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';

/** No such page (product F16): what happened, the search form as children, and the way home. */
export function NotFoundPage({ children }: { children?: ReactNode }) {
  return (
    <MessagePage status={404} titleId="page.notFoundTitle" textId="page.notFoundText" actions={<HomeLink />}>
      {children}
    </MessagePage>
  );
}
