import type { ComponentProps } from 'react';
import { EmptyState } from 'shared-kit/ui/empty-state/empty-state';
import s from './form-page.module.css';

/** A page whose form cannot be used: says why, and leads on. */
export function NoForm(props: ComponentProps<typeof EmptyState>) {
  return (
    <div className={s.none}>
      <EmptyState {...props} />
    </div>
  );
}
