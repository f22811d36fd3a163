import { classNames } from '../class-names.tsx';
import s from './property-card.module.css';
import skeleton from './property-card-skeleton.module.css';
import line from './skeleton.module.css';

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

/**
 * Keeps the place of something that is coming: a line of text as wide as its container, unless its class says otherwise. Name what is
 * coming on the container (`aria-busy`, a live text).
 */
function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames(line.skeleton, className)} />;
}
