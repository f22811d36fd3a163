import { useAtom, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useMatches, useNavigate, useNavigation } from 'react-router';
import type { Consent } from 'shared-kit/domain/consent';
import { mayLoadThirdParties } from 'shared-kit/domain/third-parties-allowed';
import { configuredThirdParties } from 'shared-kit/domain/third-party-ids';
import { FaultBoundary, useHost } from 'shared-kit/host';
import { consentAtom } from 'shared-kit/state';
import type { PageHandle } from '../routing/page-handle.ts';
import { THIRD_PARTIES } from '../third-parties/registry.ts';
import { settingsOpenAtom } from './cookie-settings.ts';
import { pageView } from './page-view.ts';
import { isAgreedTo, tabSession } from './third-party-session.browser.ts';

const ConsentDialog = lazy(
  () => import(/* webpackChunkName: 'consent-dialog' */ './dialog/consent-dialog.tsx'),
);

/** The parameter that has the visitor asked again (product C5). */
const ASK_AGAIN = 'setcookies';

/** The dialog, and the third parties of the page. In the browser only. */
export function ConsentLayer() {
  const { site, language, href } = useHost();
  const { pathname, search, hash } = useLocation();
  const going = useNavigation().location;
  const navigate = useNavigate();
  const ids = site.thirdParties!;
  const [session] = useState(() => tabSession(ids));
  const [consent, setConsent] = useState(session.consent);
  const [saving, setSaving] = useState<'no' | 'now' | 'done'>('no');
  const [areSettingsOpen, openSettings] = useAtom(settingsOpenAtom);
  const shareConsent = useSetAtom(consentAtom);
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const isPreview = !mayLoadThirdParties(pathname, search);
  const isOpen = !isPreview && !handle?.isPrivate;

  useEffect(() => shareConsent(consent), [shareConsent, consent]);

  useEffect(() => {
    const rest = new URLSearchParams(search);
    if (!rest.has(ASK_AGAIN)) return;
    rest.delete(ASK_AGAIN);
    const address = `${pathname}${rest.size > 0 ? `?${rest}` : ''}${hash}`;
    // Who loads the page again is not asked once more.
    history.replaceState(history.state, '', address);
    session.forget();
    setConsent(undefined);
    void navigate(address, { replace: true, preventScrollReset: true });
  }, [session, navigate, pathname, search, hash]);

  useEffect(() => {
    if (!isOpen) return session.hide();
    const { origin, search } = window.location;
    session.show(pageView({ origin, pathname, search }, { title: document.title, language, href }));
    setConsent(session.consent);
  }, [session, isOpen, pathname, language, href]);

  useEffect(() => {
    // What is loaded stays until the next load, and a preview was sent with a policy that forbids it.
    if (going && mayLoadThirdParties(going.pathname, going.search) === isPreview)
      window.location.assign(going.pathname + going.search + going.hash);
  }, [going, isPreview]);

  const choose = async (choice: Consent) => {
    setSaving('now');
    await session.choose(choice);
    setSaving('done');
    setConsent(choice);
    openSettings(false);
  };

  const isAsked = !consent && !isPreview;
  const configured = configuredThirdParties(ids);
  const parts = configured.filter((name) => isOpen && isAgreedTo(THIRD_PARTIES[name], consent));
  return (
    <FaultBoundary fallback={null}>
      <Suspense>
        {(isAsked || areSettingsOpen || saving === 'done') && (
          <ConsentDialog
            isAsked={isAsked}
            areSettingsOpen={areSettingsOpen}
            isSaving={saving === 'now'}
            isSaved={saving === 'done'}
            consent={consent}
            parties={configured.map((name) => THIRD_PARTIES[name])}
            onOpenSettings={openSettings}
            onChoose={(choice) => void choose(choice)}
          />
        )}
      </Suspense>
      {parts.map((name) => {
        const Part = PARTS.get(name);
        return (
          Part && (
            <Suspense key={name}>
              <Part id={ids[name]!} />
            </Suspense>
          )
        );
      })}
    </FaultBoundary>
  );
}

/** What third parties show by themselves. */
const PARTS = new Map(
  Object.entries(THIRD_PARTIES).flatMap(([name, { part }]) => (part ? [[name, lazy(part)] as const] : [])),
);
