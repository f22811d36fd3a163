import { useEffect, useRef, useState } from 'react';
import type { BannerVideo } from 'shared-kit/contracts/api/site';
import { classNames } from 'shared-kit/ui/class-names';
import { pictureUrl, VIDEO_BACKGROUND } from 'shared-kit/domain/picture-address';
import { MotionButton, useStill } from 'shared-kit/ui/slideshow/motion';
import { savesData } from 'composer/host';
import s from './home-banner.module.css';

const PHONE = '(max-width: 767px)';

/**
 * A looping video without sound over its poster (product F8, I5). It comes after the page, in its variant for phones there; whoever asks
 * for less motion or saves data keeps the poster, unless they start it.
 */
export function VideoBackdrop({ video }: { video: BannerVideo }) {
  const isStill = useStill();
  const [choice, setChoice] = useState<boolean>();
  const isPlaying = choice ?? (!isStill && !savesData());
  return (
    <>
      <Poster poster={video.poster} />
      {isPlaying && <Film video={video} />}
      <div className={s.videoControl} data-needs-scripts>
        <MotionButton isPlaying={isPlaying} onToggle={() => setChoice(!isPlaying)} />
      </div>
    </>
  );
}

function Poster({ poster }: { poster: BannerVideo['poster'] }) {
  const onPhone = poster.portrait ?? poster;
  return (
    <picture className={classNames(s.film, s.poster)}>
      <source
        media={PHONE}
        srcSet={pictureUrl(onPhone.url, { height: VIDEO_BACKGROUND.mobileHeight, format: 'webp' })}
      />
      <img
        className={s.film}
        src={pictureUrl(poster.url, { width: VIDEO_BACKGROUND.width, format: 'webp' })}
        width={poster.width}
        height={poster.height}
        alt={poster.alt}
        fetchPriority="high"
      />
    </picture>
  );
}

/** Rendered in browsers only. The poster shows through until the first frame is there. */
function Film({ video }: { video: BannerVideo }) {
  const element = useRef<HTMLVideoElement>(null);
  const { url, mimetype } = (window.matchMedia(PHONE).matches && video.mobile) || video;
  useEffect(() => {
    // A browser that does not let it play leaves the poster.
    element.current!.play().catch(() => {});
  }, []);
  return (
    <video ref={element} className={s.film} muted loop playsInline preload="auto" aria-hidden="true">
      <source src={url} type={mimetype} />
    </video>
  );
}
