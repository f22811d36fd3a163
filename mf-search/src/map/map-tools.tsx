import { Button } from 'shared-kit/ui/button/button';
import { Checkbox } from 'shared-kit/ui/checkbox/checkbox';
import { Icon } from 'shared-kit/ui/icon/icon';
import { close, pencil } from 'shared-kit/domain/icon-shapes';
import { useText } from 'shared-kit/ui/text';
import s from './map-tools.module.css';

export type Drawing = 'by pointer' | 'by keys';

interface MapToolsProps {
  /** How the visitor is drawing, if they are. */
  drawing: Drawing | undefined;
  /** Without a way drawing ends. */
  onDraw: (drawing: Drawing | undefined) => void;
  /** Where an area is drawn; another one can be drawn when it is gone. */
  onRemoveArea: (() => void) | undefined;
  follows: boolean;
  onFollow: (follows: boolean) => void;
  /** Where the map has been moved without a search. */
  onSearchHere: (() => void) | undefined;
}

/** What the visitor can do with the map besides moving it: draw an area, and search where they are. */
export function MapTools({ drawing, onDraw, onRemoveArea, follows, onFollow, onSearchHere }: MapToolsProps) {
  const text = useText();
  return (
    <div className={s.tools}>
      {onRemoveArea ? (
        <Button className={s.tool} variant="secondary" onClick={onRemoveArea}>
          <Icon shape={close} /> {text('map.draw.remove')}
        </Button>
      ) : (
        <Button
          className={s.tool}
          variant={drawing ? 'primary' : 'secondary'}
          aria-pressed={drawing !== undefined}
          // A press of a key counts no clicks.
          onClick={({ detail }) => onDraw(drawing ? undefined : detail === 0 ? 'by keys' : 'by pointer')}
        >
          <Icon shape={drawing ? close : pencil} /> {text(drawing ? 'map.draw.cancel' : 'map.draw')}
        </Button>
      )}
      {onSearchHere && (
        <Button className={s.tool} onClick={onSearchHere}>
          {text('map.searchHere')}
        </Button>
      )}
      {drawing ? (
        // Who listens to the page hears both ways: not every press by a screen reader is told from a click.
        <p className={s.hint} role="status">
          <span className={drawing === 'by keys' ? s.unseen : undefined}>{text('map.draw.hint')} </span>
          <span className={drawing === 'by keys' ? undefined : s.unseen}>{text('map.draw.hint.keys')}</span>
        </p>
      ) : (
        <Checkbox
          className={s.follow}
          label={text('map.follow')}
          checked={follows}
          onChange={({ currentTarget }) => onFollow(currentTarget.checked)}
        />
      )}
    </div>
  );
}
