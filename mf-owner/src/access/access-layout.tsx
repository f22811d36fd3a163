import { useId } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from 'shared-kit/ui/icon/icon';
import { check } from 'shared-kit/domain/icon-shapes';
import s from './access-layout.module.css';
import { HouseAtDusk } from './house-at-dusk.tsx';

const BENEFITS = ['visits', 'properties', 'private'] as const;

/** The layout of the pages before the portal: the form, and beside it what the portal is for. */
export function AccessLayout({
  title,
  text,
  children,
}: {
  title: ReactNode;
  /** What to do here. */
  text?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={s.page}>
      <div className={s.card}>
        <section className={s.form} aria-labelledby={id}>
          <p className={s.kicker}>
            <FormattedMessage id="portal.name" />
          </p>
          <h1 id={id} className={s.title}>
            {title}
          </h1>
          {text && <p className={s.text}>{text}</p>}
          {children}
        </section>
        <aside className={s.aside}>
          <HouseAtDusk className={s.drawing} />
          <ul className={s.benefits} role="list">
            {BENEFITS.map((benefit) => (
              <li key={benefit} className={s.benefit}>
                <Icon shape={check} className={s.check} />
                <span>
                  <FormattedMessage id={`benefit.${benefit}`} />
                </span>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  );
}
