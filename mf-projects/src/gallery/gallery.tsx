import { useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import type { ProjectDetail } from 'shared-kit/contracts/api/project';
import { pictureUrl } from 'shared-kit/domain/picture-widths';
import { Button } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { camera } from 'shared-kit/ui/icon/shapes';
import { Picture } from 'shared-kit/ui/picture/picture';
import { Ribbon } from '../card/ribbon.tsx';
import { useText } from 'shared-kit/ui/text';
import { transitionName } from '../project/transition-name.ts';
import s from './gallery.module.css';
import { PictureViewer } from './picture-viewer.tsx';
import { StripButtons } from './strip-buttons.tsx';

const FULL_WIDTH = 1600;
const SIZES = '(max-width: 767px) 100vw, 780px';

/** The pictures in a strip to scroll, full screen on a click. Without scripts the strip scrolls and a picture opens as a file. */
export function Gallery({ project, name }: { project: ProjectDetail; name: string }) {
  const text = useText();
  const { pictures } = project;
  const strip = useRef<HTMLUListElement>(null);
  const [viewed, setViewed] = useState<number | null>(null);

  const openFromLink = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setViewed(index);
  };

  return (
    <section className={s.gallery} aria-label={text('gallery.label')}>
      <ul role="list" className={s.strip} ref={strip}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className={s.slide}>
            <a
              className={s.open}
              style={index === 0 ? { viewTransitionName: transitionName(project.id) } : undefined}
              href={pictureUrl(picture.url, { width: FULL_WIDTH })}
              aria-label={text('gallery.open', {
                picture: picture.alt || name,
                index: index + 1,
                total: pictures.length,
              })}
              onClick={(event) => openFromLink(event, index)}
            >
              <Picture className={s.picture} picture={picture} sizes={SIZES} priority={index === 0} alt="" />
            </a>
          </li>
        ))}
      </ul>
      <div className={s.over}>
        <Ribbon soldOut={project.soldOut} className={s.ribbon} />
        <div className={s.controls}>
          <Button variant="secondary" className={s.chip} onClick={() => setViewed(0)}>
            <Icon shape={camera} />
            {text('gallery.count', { count: pictures.length })}
          </Button>
          {pictures.length > 1 && <StripButtons strip={strip} />}
        </div>
      </div>
      {viewed !== null && (
        <PictureViewer pictures={pictures} name={name} first={viewed} onClose={() => setViewed(null)} />
      )}
    </section>
  );
}
