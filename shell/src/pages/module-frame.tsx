import type { CSSProperties, ReactNode } from 'react';
import type { ModuleLook } from 'shared-kit/contracts/api/content';
import { classNames } from 'shared-kit/ui/class-names';
import { Picture } from 'shared-kit/ui/picture/picture';
import s from './module-frame.module.css';

/** What a module lies on, how wide it is and how large its title (product M2, M8). */
export function ModuleFrame({ look, children }: { look: ModuleLook | undefined; children: ReactNode }) {
  if (!look) return children;
  const { backgroundImage, backgroundType, colorBackground, titleSize } = look;
  const spans = { '--span-sm': look.col.sm, '--span-md': look.col.md, '--span-lg': look.col.lg };
  return (
    <div
      className={classNames(s.frame, look.class && s[look.class], backgroundType !== 'none' && s.filled)}
      data-colour={backgroundType === 'image' ? 'picture' : (colorBackground ?? undefined)}
      data-title={titleSize}
      style={spans as CSSProperties}
    >
      {backgroundImage && <Picture className={s.background} picture={backgroundImage} sizes="100vw" alt="" />}
      {children}
    </div>
  );
}

/** Whether modules share rows: one of them is narrower than the page. */
export const sharesRows = (looks: readonly (ModuleLook | undefined)[]): boolean =>
  looks.some((look) => look !== undefined && Math.min(look.col.sm, look.col.md, look.col.lg) < 12);
