import { useId } from 'react';
import type { ContentModule } from 'shared-kit/contracts/api/site';
import s from './figures-module.module.css';

/** The agency in figures (product M4): a band of large numbers with what they count. */
export function FiguresModule({ module }: { module: ContentModule }) {
  const id = useId();
  if (module.figures.length === 0) return null;
  return (
    <section className={s.band} aria-labelledby={module.title ? id : undefined}>
      {module.title && (
        <h2 id={id} className={s.title}>
          {module.title}
        </h2>
      )}
      <dl className={s.figures}>
        {module.figures.map(({ value, label }) => (
          <div key={label} className={s.figure}>
            <dt className={s.label}>{label}</dt>
            <dd className={s.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
