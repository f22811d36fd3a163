import { useHost } from 'composer/host';
import s from './reviews-place.module.css';

/** Where the reviews widget stands, once the visitor has agreed to it; nothing where none is configured. */
export function ReviewsPlace() {
  return useHost().site.thirdParties?.reviews ? <div className={s.place} data-reviews="" /> : null;
}
