import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { classNames } from 'shared-kit/ui/class-names';
import { Notice } from 'shared-kit/ui/notice/notice';
import p from '../layout/panel.module.css';
import s from './second-factor.module.css';

/** Shown once, right after the second factor was turned on. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { href } = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classNames(p.panel, s.panel)} aria-labelledby="recovery-codes">
      <Notice kind="success">
        <p>
          <FormattedMessage id="secondFactor.turnedOn" />
        </p>
      </Notice>
      <h2 id="recovery-codes" className={p.heading} tabIndex={-1} ref={heading}>
        <FormattedMessage id="secondFactor.recovery" />
      </h2>
      <p className={p.text}>
        <FormattedMessage id="secondFactor.recovery.text" />
      </p>
      <ol className={s.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <ButtonLink to={href('owner-account')}>
        <FormattedMessage id="secondFactor.recovery.kept" />
      </ButtonLink>
    </section>
  );
}
