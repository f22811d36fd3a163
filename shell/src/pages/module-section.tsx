import type { ReactNode } from 'react';
import type { ModuleLook } from 'shared-kit/contracts/api/content';
import { classNames } from 'shared-kit/ui/class-names';
import { spanClasses } from 'shared-kit/ui/columns';
import { Picture } from 'shared-kit/ui/picture/picture';
import s from './module-section.module.css';

/** What a module lies on, how wide it is and how large its title (product M2, M8). */
export function ModuleSection({ look, children }: { look: ModuleLook | undefined; children: ReactNode }) {
  if (!look) return children;
  const { backgroundImage, backgroundType, colorBackground, titleSize } = look;
  return (
    <div
      className={classNames(
        s.section,
        spanClasses(look.col),
        look.class && s[look.class],
        backgroundType !== 'none' && s.filled,
      )}
      data-colour={backgroundType === 'image' ? 'picture' : (colorBackground ?? undefined)}
      data-title={titleSize}
    >
      {backgroundImage && <Picture className={s.background} picture={backgroundImage} sizes="100vw" alt="" />}
      {children}
    </div>
  );
}

/** Whether modules share rows: one of them is narrower than the page. */
export const sharesRows = (looks: readonly (ModuleLook | undefined)[]): boolean =>
  looks.some((look) => look !== undefined && Math.min(look.col.sm, look.col.md, look.col.lg) < 12);
