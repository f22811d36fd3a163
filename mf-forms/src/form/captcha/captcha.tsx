import { Suspense, lazy, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useHost } from 'composer/host';
import { FormMessage } from '../form-message.tsx';
import type { CaptchaPartProps } from './own-captcha.tsx';

interface CaptchaProps extends CaptchaPartProps {
  /** The site's own is asked for, whatever the agency has configured: its provider cannot be reached. */
  isOwn: boolean;
}

const unsent = () => ({ default: () => <FormMessage outcome="unsent" /> });
const OwnCaptcha = lazy(() => import('./own-captcha.tsx').catch(unsent));
const ProviderCaptcha = lazy(() => import('./provider-captcha.tsx').catch(unsent));

/** The captcha that the agency has configured, by default the site's own (product C10). Its code is loaded only now. */
export function Captcha({ isOwn, ...told }: CaptchaProps) {
  const { captcha } = useHost().site;
  return (
    <Suspense fallback={<Loading onProgress={told.onProgress} />}>
      {captcha && !isOwn ? <ProviderCaptcha choice={captcha} {...told} /> : <OwnCaptcha {...told} />}
    </Suspense>
  );
}

function Loading({ onProgress }: Pick<CaptchaPartProps, 'onProgress'>) {
  const { formatMessage } = useIntl();
  useEffect(() => void onProgress('captcha.loading'), [onProgress]);
  return <p>{formatMessage({ id: 'captcha.loading' })}</p>;
}
