import { Suspense, lazy } from 'react';
import { useIntl } from 'react-intl';
import { useHost } from 'shared-kit/host';
import { FormMessage } from '../form-message.tsx';

interface CaptchaProps {
  /** Told the proof that the API checks. */
  onSolved(proof: string): void;
  /** The site's own is asked for, whatever the agency has configured: its provider cannot be reached. */
  isOwn: boolean;
}

const unsent = () => ({ default: () => <FormMessage outcome="unsent" /> });
const OwnCaptcha = lazy(() => import('./own-captcha.tsx').catch(unsent));
const ProviderCaptcha = lazy(() => import('./provider-captcha.tsx').catch(unsent));

/** The captcha that the agency has configured, by default the site's own (product C10). Its code is loaded only now. */
export function Captcha({ onSolved, isOwn }: CaptchaProps) {
  const { captcha } = useHost().site;
  const { formatMessage } = useIntl();
  return (
    <Suspense fallback={<p>{formatMessage({ id: 'captcha.loading' })}</p>}>
      {captcha && !isOwn ? (
        <ProviderCaptcha choice={captcha} onSolved={onSolved} />
      ) : (
        <OwnCaptcha onSolved={onSolved} />
      )}
    </Suspense>
  );
}
