import { useAtom, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useMatches, useNavigate } from 'react-router';
import type { Consent } from 'shared-kit/domain/consent';
import { mayLoadThirdParties } from 'shared-kit/domain/consent';
import { configuredThirdParties } from 'shared-kit/domain/third-parties';
import { FaultBoundary, RemoteIntl, useHost } from 'composer/host';
import { consentAtom } from 'shared-kit/state';
import { VisuallyHidden } from 'shared-kit/ui/visually-hidden/visually-hidden';
import type { PageHandle } from 'composer/shell';
import { setStandIns } from '../third-parties/third-party.ts';
import { THIRD_PARTIES } from '../third-parties/registry.ts';
import { useLazyMessages } from '../third-parties/use-lazy-messages.ts';
import type { LazyMessages } from '../third-parties/use-lazy-messages.ts';
import { settingsOpenAtom } from './cookie-settings.tsx';
import { ConsentNotice } from './dialog/consent-notice.tsx';
import type { ConsentQuestion } from './dialog/consent-question.tsx';
import { ConsentSettings } from './dialog/consent-settings.tsx';
import type texts from './dialog/messages/en.json';
import { ASK_AGAIN, whenShown } from './early-notice.ts';
import { pageView } from './page-view.ts';
import { isAgreedTo, tabSession } from './third-party-session.browser.ts';
import { useWebVitals } from './use-web-vitals.ts';

const MESSAGES: LazyMessages<keyof typeof texts> = {
  nl: () => import(/* webpackChunkName: 'consent-nl' */ './dialog/messages/nl.json'),
  fr: () => import(/* webpackChunkName: 'consent-fr' */ './dialog/messages/fr.json'),
  en: () => import(/* webpackChunkName: 'consent-en' */ './dialog/messages/en.json'),
  de: () => import(/* webpackChunkName: 'consent-de' */ './dialog/messages/de.json'),
};

/**
 * The question (product C1–C3), a notice beside the page and settings that open over it, and the third parties of the page. The server
 * draws the notice for all visitors: it is closed until the browser knows that they have not chosen.
 */
export default function ConsentLayer() {
  const { site, language, href, onHydrated } = useHost();
  const messages = useLazyMessages(MESSAGES);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const ids = site.thirdParties!;
  const [choice, setChoice] = useState<Consent | 'none' | 'unknown'>('unknown');
  const [saving, setSaving] = useState<'no' | 'now' | 'done'>('no');
  const [areSettingsOpen, openSettings] = useAtom(settingsOpenAtom);
  const shareConsent = useSetAtom(consentAtom);
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const isPreview = !mayLoadThirdParties(pathname, search);
  const isOpen = !isPreview && !handle?.isPrivate;
  const consent = typeof choice === 'object' ? choice : undefined;

  useEffect(() => shareConsent(consent), [shareConsent, consent]);

  useWebVitals({
    page: isOpen ? handle : undefined,
    isAllowed: consent?.analyticsStorage === true,
    isStillAllowed: () => tabSession(ids).consent?.analyticsStorage === true,
  });

  // What was pressed in the notice before is answered now.
  useEffect(() => onHydrated({ remote: 'shell', expose: './Consent' }), [onHydrated]);

  // First: nothing starts for who is to be asked again.
  useEffect(() => {
    const rest = new URLSearchParams(search);
    if (!rest.has(ASK_AGAIN)) return;
    rest.delete(ASK_AGAIN);
    const address = `${pathname}${rest.size > 0 ? `?${rest}` : ''}${hash}`;
    // Who loads the page again is not asked once more.
    history.replaceState(history.state, '', address);
    tabSession(ids).forget();
    setChoice('none');
    void navigate(address, { replace: true, preventScrollReset: true });
  }, [ids, navigate, pathname, search, hash]);

  useEffect(() => {
    setStandIns(site.standIns);
    // A page that is rendered ahead tells nobody of a visitor who may never see it.
    return whenShown(() => {
      const session = tabSession(ids);
      if (isOpen) {
        const { origin, search } = window.location;
        session.show(pageView({ origin, pathname, search }, { title: document.title, language, href }));
      } else session.hide();
      setChoice(session.consent ?? 'none');
    });
  }, [ids, site.standIns, isOpen, pathname, language, href]);

  const choose = async (chosen: Consent) => {
    setSaving('now');
    await tabSession(ids).choose(chosen);
    setSaving('done');
    setChoice(chosen);
    openSettings(false);
  };

  const configured = configuredThirdParties(ids);
  const parts = configured.filter((name) => isOpen && isAgreedTo(THIRD_PARTIES[name], consent));
  const question: ConsentQuestion = {
    isSaving: saving === 'now',
    consent,
    parties: configured.map((name) => THIRD_PARTIES[name]),
    onOpenSettings: openSettings,
    onChoose: (chosen) => void choose(chosen),
  };
  return (
    <RemoteIntl messages={messages}>
      {!consent && !isPreview && <ConsentNotice {...question} isShown={choice === 'none'} />}
      {/* The server draws none: it cannot be there at first. */}
      {areSettingsOpen && choice !== 'unknown' && <ConsentSettings {...question} />}
      <VisuallyHidden>
        <span role="status">{saving === 'done' && <FormattedMessage id="consent.saved" />}</span>
      </VisuallyHidden>
      {parts.map((name) => {
        const Part = PARTS.get(name);
        return (
          Part && (
            <FaultBoundary key={name} fallback={null}>
              <Suspense>
                <Part id={ids[name]!} />
              </Suspense>
            </FaultBoundary>
          )
        );
      })}
    </RemoteIntl>
  );
}

/** What third parties show by themselves. */
const PARTS = new Map(
  Object.entries(THIRD_PARTIES).flatMap(([name, { part }]) => (part ? [[name, lazy(part)] as const] : [])),
);
