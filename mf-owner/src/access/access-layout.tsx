import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from 'shared-kit/ui/icon/icon';
import { check } from 'shared-kit/domain/icon-shapes';
import s from './access-layout.module.css';

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

/** A house in the evening, its windows lit. */
function HouseAtDusk({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 320 200" aria-hidden="true" fill="none">
      <g stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" opacity="0.55">
        <path d="M8 176h304M76 176V96l70-54 70 54v80M62 107l84-65 84 65M180 68V44h18v38" />
        <path d="M216 120h52v56M216 120l26-18h26v18" />
        <path d="M40 176v-34M40 142c-14 0-20-12-20-24s10-26 20-34c10 8 20 22 20 34s-6 24-20 24ZM292 176v-22M292 154c-9 0-13-8-13-16s6-17 13-22c7 5 13 14 13 22s-4 16-13 16Z" />
        <path d="M134 176v-34h26v34M154 160v.5" />
      </g>
      <g fill="var(--color-brass)">
        <rect x="94" y="112" width="24" height="30" rx="2" />
        <rect x="176" y="112" width="24" height="30" rx="2" />
        <rect x="136" y="76" width="20" height="24" rx="2" opacity="0.75" />
        <rect x="232" y="136" width="20" height="20" rx="2" opacity="0.75" />
      </g>
      <g stroke="var(--color-moss-deep)" strokeWidth="2">
        <path d="M106 112v30M94 127h24M188 112v30M176 127h24M146 76v24M242 136v20" />
      </g>
      <circle cx="262" cy="44" r="12" stroke="currentColor" strokeWidth="2" opacity="0.55" />
    </svg>
  );
}
