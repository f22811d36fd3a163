import type { CSSProperties } from 'react';
import { classNames } from '../class-names.tsx';
import s from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; by default a line of text as wide as its container. */
  width?: string;
  height?: string;
  className?: string;
  style?: CSSProperties;
}

/** Keeps the place of something that is coming. Name what is coming on the container (`aria-busy`, a live text). */
export function Skeleton({ width = '100%', height = '1lh', className, style }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(s.skeleton, className)}
      style={{ width, height, ...style }}
    />
  );
}
