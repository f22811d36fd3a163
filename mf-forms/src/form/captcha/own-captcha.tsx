import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import 'altcha/external';
import 'altcha/altcha.css';
import { useHost } from 'composer/host';
import s from './captcha.module.css';

/** What the captcha tells its form. */
export interface CaptchaPartProps {
  /** Told the proof that the API checks. */
  onSolved(proof: string): void;
  /** Told the message that says how far it is, which the form announces; undefined once the visitor is in its widget. */
  onProgress(message: string | undefined): void;
}

/** The worker is a file of its own, so that no page needs a weaker Content-Security-Policy. */
const pbkdf2Worker = () => new Worker(new URL('altcha/workers/pbkdf2', import.meta.url), { name: 'captcha' });

/** States of the widget that a visitor who does not see it has to hear of; once it is verified the form is sent. */
const ANNOUNCED: ReadonlySet<string> = new Set(['verifying', 'error', 'expired']);

/** A proof-of-work captcha of about a second, without a third party (product C10). */
export default function OwnCaptcha({ onSolved, onProgress }: CaptchaPartProps) {
  const { language } = useHost();
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const solved = useEffectEvent(onSolved);
  const tellProgress = useEffectEvent(onProgress);

  useEffect(() => {
    $altcha.algorithms.set('PBKDF2/SHA-256', pbkdf2Worker);
    $altcha.i18n.set(language, captchaTexts(intl));
    const widget = document.createElement('altcha-widget');
    const onVerified = (event: Event) => {
      const { payload } = (event as CustomEvent<{ payload?: string }>).detail;
      if (payload) solved(payload);
    };
    const onState = (event: Event) => {
      const { state } = (event as CustomEvent<{ state: string }>).detail;
      if (ANNOUNCED.has(state)) tellProgress(`captcha.${state}`);
    };
    widget.addEventListener('verified', onVerified);
    widget.addEventListener('statechange', onState);
    widget.setAttribute('challenge', '/api/forms/captcha');
    widget.setAttribute('language', language);
    widget.setAttribute('auto', 'onload');
    widget.setAttribute('configuration', JSON.stringify({ hideFooter: true, hideLogo: true }));
    place.current!.append(widget);
    return () => {
      widget.removeEventListener('verified', onVerified);
      widget.removeEventListener('statechange', onState);
      widget.remove();
    };
  }, [language, intl]);

  return (
    <div className={s.captcha}>
      <p>{intl.formatMessage({ id: 'captcha.why' })}</p>
      <div ref={place} />
    </div>
  );
}

/** Texts of the widget that a visitor sees or a screen reader reads out. */
const WORDS = [
  'label',
  'loading',
  'verifying',
  'verified',
  'error',
  'expired',
  'verify',
  'waitAlert',
] as const;

/** The widget's texts in the language of the page, from the remote's own translations. */
function captchaTexts(intl: IntlShape): Record<string, string> {
  return Object.fromEntries(WORDS.map((word) => [word, intl.formatMessage({ id: `captcha.${word}` })]));
}
