import { classNames } from '../class-names.tsx';
import s from './icon.module.css';

/** A decorative line icon, one and a quarter times the text's size. Shapes: `shared-kit/domain/icon-shapes`. */
export function Icon({ shape, className }: { shape: string; className?: string }) {
  return (
    <svg className={classNames(s.icon, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shape} />
    </svg>
  );
}
