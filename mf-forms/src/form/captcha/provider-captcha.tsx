import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { CAPTCHA_PROVIDERS, captchaProof } from 'shared-kit/domain/third-parties';
import type { CaptchaChoice } from 'shared-kit/domain/third-parties';
import { useHost } from 'composer/host';
import { Button } from 'shared-kit/ui/button/button';
import { Notice } from 'shared-kit/ui/notice/notice';
import type { CaptchaPartProps } from './own-captcha.tsx';
import { loadProvider, removeProvider } from './provider-page.browser.ts';
import s from './captcha.module.css';

interface ProviderCaptchaProps extends CaptchaPartProps {
  choice: CaptchaChoice;
}

/**
 * The captcha of a third party. Nothing of it is loaded before the visitor starts it, knowing who it is and what it sees; once solved
 * it is taken away (product C10).
 */
export default function ProviderCaptcha({ choice, onSolved, onProgress }: ProviderCaptchaProps) {
  const { formatMessage } = useIntl();
  const { agency } = useHost().site;
  const [isStarted, setStarted] = useState(false);
  const provider = CAPTCHA_PROVIDERS[choice.provider].title;
  useEffect(() => void onProgress('captcha.toStart'), [onProgress]);
  return (
    <div className={s.captcha}>
      {isStarted ? (
        <Widget choice={choice} onSolved={onSolved} onProgress={onProgress} />
      ) : (
        <>
          <p>{formatMessage({ id: 'captcha.provider' }, { provider })}</p>
          <div>
            <Button type="button" variant="secondary" onClick={() => setStarted(true)}>
              {formatMessage({ id: 'captcha.start' })}
            </Button>
          </div>
          {agency.phone && (
            <p className={s.instead}>
              {formatMessage({ id: 'captcha.instead' }, { phone: agency.phone, email: agency.email })}
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** Pixels that the widest of the providers' widgets takes, reCAPTCHA's. */
const WIDEST = 304;

function Widget({ choice: { provider, siteKey }, onSolved, onProgress }: ProviderCaptchaProps) {
  const { language } = useHost();
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const solved = useEffectEvent((token: string) => onSolved(captchaProof(provider, token)));

  const tellProgress = useEffectEvent(onProgress);

  useEffect(() => {
    const unmounted = new AbortController();
    let remove = () => {};
    tellProgress('captcha.loading');
    loadProvider(provider, language, unmounted.signal).then(
      (api) => {
        const widget = api.render(place.current!, {
          sitekey: siteKey,
          language,
          size: place.current!.clientWidth < WIDEST ? 'compact' : 'normal',
          callback: (token) => solved(token),
          'error-callback': () => setState('failed'),
        });
        remove = () => api.remove?.(widget);
        setState('shown');
        tellProgress(undefined);
        place.current!.focus();
      },
      () => unmounted.signal.aborted || setState('failed'),
    );
    return () => {
      unmounted.abort();
      remove();
      removeProvider(provider);
    };
  }, [provider, siteKey, language]);

  return (
    <>
      {state === 'loading' && <p>{formatMessage({ id: 'captcha.loading' })}</p>}
      {state === 'failed' && (
        <Notice kind="error" title={formatMessage({ id: 'captcha.blocked' })}>
          <p>{formatMessage({ id: 'captcha.blocked.help' })}</p>
        </Notice>
      )}
      <div
        ref={place}
        tabIndex={-1}
        hidden={state === 'failed'}
        role="group"
        aria-label={formatMessage({ id: 'captcha.label' })}
        className={s.widget}
      />
    </>
  );
}
