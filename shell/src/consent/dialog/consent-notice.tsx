import { Fragment, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { CONSENT_SIGNALS, consentToAll } from 'shared-kit/domain/consent';
import { Button } from 'shared-kit/ui/button/button';
import { openNotice } from '../early-notice.ts';
import { PolicyLink, listParties, type ConsentQuestion } from './consent-question.tsx';
import s from './consent-notice.module.css';

interface ConsentNoticeProps extends ConsentQuestion {
  /** False as long as nobody knows whether the visitor has chosen: it stays as it is, closed unless `showConsentNotice` has opened it. */
  isShown: boolean;
}

/**
 * The first layer: accept and decline with equal weight, and the way to the settings (product C2). It stands beside the page, which can
 * be read and used meanwhile, and comes first in it for keyboards and screen readers.
 */
export function ConsentNotice({ isShown, parties, isSaving, onChoose, onOpenSettings }: ConsentNoticeProps) {
  const id = useId();
  const notice = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isShown) openNotice(notice.current!);
  }, [isShown]);
  useRoomBelowPage(notice, isShown);
  useFocusAfterwards(isShown);
  const purposes = CONSENT_SIGNALS.filter((signal) => listParties(signal, parties).length > 0);
  const choose = (isGiven: boolean) => !isSaving && onChoose(consentToAll(isGiven));
  return (
    <section
      ref={notice}
      className={s.notice}
      popover="manual"
      data-consent-notice=""
      role="dialog"
      aria-modal="false"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      aria-busy={isSaving}
      data-nosnippet=""
    >
      <h2 id={`${id}title`} className={s.title}>
        <FormattedMessage id="consent.title" />
      </h2>
      <p id={`${id}text`}>
        <FormattedMessage id="consent.text" />
      </p>
      <dl className={s.facts}>
        <div>
          <dt>
            <FormattedMessage id="consent.purposes" />
          </dt>
          <dd>
            {purposes.map((signal, index) => (
              <Fragment key={signal}>
                {index > 0 && '\u00a0· '}
                <FormattedMessage id={`consent.${signal}`} />
              </Fragment>
            ))}
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="consent.services" />
          </dt>
          <dd>
            <FormattedList type="unit" value={parties.map(({ title }) => title)} />
          </dd>
        </div>
      </dl>
      <div className={s.choices}>
        <Button aria-disabled={isSaving} onClick={() => choose(false)}>
          <FormattedMessage id="consent.declineAll" />
        </Button>
        <Button aria-disabled={isSaving} onClick={() => choose(true)}>
          <FormattedMessage id="consent.acceptAll" />
        </Button>
      </div>
      <div className={s.more}>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => onOpenSettings(true)}>
          <FormattedMessage id="consent.settings" />
        </Button>
        <PolicyLink className={s.policy} />
      </div>
    </section>
  );
}

/** The end of the page, and what has the focus, can be seen above the notice (WCAG 2.4.11). */
function useRoomBelowPage(notice: RefObject<HTMLElement | null>, isShown: boolean) {
  useLayoutEffect(() => {
    if (!isShown) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--consent-height', `${notice.current?.offsetHeight ?? 0}px`),
    );
    observer.observe(notice.current!);
    return () => {
      observer.disconnect();
      style.removeProperty('--consent-height');
    };
  }, [notice, isShown]);
}

/** Where the notice took the focus away with it, keyboards go on at the page's content. */
function useFocusAfterwards(isShown: boolean) {
  useEffect(() => {
    if (!isShown) return;
    return () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    };
  }, [isShown]);
}
