import { useId } from 'react';
import type { ContentModule } from 'shared-kit/contracts/api/site';
import { targetHref, useHost } from 'composer/host';
import { BELOW_FOLD } from 'shared-kit/ui/below-fold';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { Picture } from 'shared-kit/ui/picture/picture';
import { RichText } from '../layout/rich-text.tsx';
import s from './band-module.module.css';

/** One message over the whole width, with a picture and a call to action (product F24). */
export function BandModule({ module }: { module: ContentModule }) {
  const id = useId();
  const { href } = useHost();
  return (
    <section
      {...BELOW_FOLD}
      className={s.band}
      id={module.id}
      aria-labelledby={module.title ? id : undefined}
    >
      {module.image && (
        <Picture className={s.picture} picture={module.image} sizes="(min-width: 961px) 46vw, 100vw" alt="" />
      )}
      <div className={s.body}>
        {module.title && <h2 id={id}>{module.title}</h2>}
        <RichText className={s.text} html={module.description} />
        {module.link && (
          <ButtonLink variant="accent" to={targetHref(href, module.link.target)}>
            {module.link.label}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
