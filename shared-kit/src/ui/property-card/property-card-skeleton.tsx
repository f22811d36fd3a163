import { Skeleton } from '../skeleton/skeleton.tsx';
import s from './property-card.module.css';

/** Keeps the place of a property card, in its size. */
export function PropertyCardSkeleton() {
  return (
    <div className={s.card}>
      <Skeleton height="auto" style={{ aspectRatio: '3 / 2', borderRadius: 'var(--radius)' }} />
      <div className={s.body}>
        <div className={s.head}>
          <p className={s.price} style={{ width: '40%' }}>
            <Skeleton width="100%" />
          </p>
        </div>
        <div className={s.title} style={{ fontFamily: 'var(--font-heading)' }}>
          <Skeleton width="90%" height="0.9lh" />
        </div>
        <div className={s.place}>
          <Skeleton width="55%" />
        </div>
        <div className={s.facts}>
          <Skeleton width="70%" />
        </div>
      </div>
    </div>
  );
}
