import { useState, type MouseEvent } from 'react';
import type { Picture as PictureData } from 'shared-kit/contracts/api/picture';
import { useHost } from 'composer/host';
import { Icon } from 'shared-kit/ui/icon/icon';
import { play } from 'shared-kit/domain/icon-shapes';
import { Picture } from 'shared-kit/ui/picture/picture';
import { useText } from 'shared-kit/ui/text';
import { recogniseVideo } from 'shared-kit/domain/video';
import s from './click-to-load.module.css';

interface Props {
  url: string;
  /** Id of the text of the link. */
  label: string;
  /** Id of what the frame is called. */
  title: string;
  /** Picture of ours behind the link. */
  plate: PictureData | null;
  /** How it is shown in the page, where the address alone does not tell. */
  player?: PlayerSource | undefined;
}

/**
 * A video or tour of somebody else's: a link on a picture of ours, and the player in its place after a click. Without scripts,
 * and for hosts whose players are unknown, it stays a link.
 */
export function ClickToLoad({ url, label, title, plate, player: given }: Props) {
  const text = useText();
  const { filmHosts } = useHost().site;
  const player = given ?? findPlayer(url, filmHosts);
  const [isPlaying, setPlaying] = useState(false);

  if (isPlaying && player) return <Player {...player} title={text(title)} />;

  const startHere = (event: MouseEvent) => {
    if (!player || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <a
      className={s.plate}
      href={url}
      target="_blank"
      rel="noopener"
      data-in-page={player ? '' : undefined}
      onClick={startHere}
    >
      {plate && (
        <Picture className={s.picture} picture={plate} sizes="(max-width: 767px) 92vw, 760px" alt="" />
      )}
      <span className={s.label}>
        <span className={s.start}>
          <Icon shape={play} />
        </span>
        <strong>{text(label)}</strong>
        <small className={s.note}>{text('media.thirdParty', { host: parseHost(url) })}</small>
      </span>
    </a>
  );
}

function parseHost(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}

/** Plays at once: the visitor has just asked for it. */
function Player({ frame, file, title }: PlayerSource & { title: string }) {
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

/** How something plays inside the page: in a frame of its host, or as a file. */
interface PlayerSource {
  frame?: string;
  file?: string;
}

/** What addresses without an origin are relative to. */
const SITE = 'https://site.invalid';

/** Formats that browsers play; others are left to the visitor's own player. */
const PLAYABLE = /\.(?:mp4|webm|mov)$/i;

/**
 * The player of a recognised video or tour (product P10); undefined when it must stay a link: so is a file of a host that is none of the
 * site's `filmHosts`, from which the policy of the page lets nothing play.
 */
function findPlayer(url: string, filmHosts: readonly string[] = []): PlayerSource | undefined {
  const video = recogniseVideo(url);
  if (video?.kind !== 'file') return video && { frame: video.embedUrl };
  const { origin, pathname } = new URL(video.url, SITE);
  return PLAYABLE.test(pathname) && [SITE, ...filmHosts].includes(origin) ? { file: video.url } : undefined;
}
