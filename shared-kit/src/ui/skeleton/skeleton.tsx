import { classNames } from '../class-names.tsx';
import s from './skeleton.module.css';

/**
 * Keeps the place of something that is coming: a line of text as wide as its container, unless its class says otherwise. Name what is
 * coming on the container (`aria-busy`, a live text).
 */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames(s.skeleton, className)} />;
}
