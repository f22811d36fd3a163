import { classNames } from '../class-names.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import s from './property-card.module.css';
import skeleton from './property-card-skeleton.module.css';

/** Keeps the place of a property card, in its size. */
export function PropertyCardSkeleton() {
  return (
    <div className={s.card}>
      <Skeleton className={skeleton.picture} />
      <div className={s.body}>
        <div className={s.head}>
          <p className={classNames(s.price, skeleton.price)}>
            <Skeleton />
          </p>
        </div>
        <div className={classNames(s.title, skeleton.title)}>
          <Skeleton />
        </div>
        <div className={classNames(s.place, skeleton.place)}>
          <Skeleton />
        </div>
        <div className={classNames(s.facts, skeleton.facts)}>
          <Skeleton />
        </div>
      </div>
    </div>
  );
}
