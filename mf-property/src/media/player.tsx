import s from './click-to-load.module.css';
import type { PlayerSource } from './player-source.ts';

/** Plays at once: the visitor has just asked for it. */
export function Player({ frame, file, title }: PlayerSource & { title: string }) {
  if (file) return <video className={s.player} src={file} title={title} controls autoPlay playsInline />;
  return (
    <iframe
      className={s.player}
      src={frame}
      title={title}
      allow="autoplay; fullscreen; xr-spatial-tracking; gyroscope; accelerometer; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
