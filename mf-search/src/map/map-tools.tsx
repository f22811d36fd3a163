import { Button } from 'shared-kit/ui/button/button';
import { Checkbox } from 'shared-kit/ui/checkbox/checkbox';
import { Icon } from 'shared-kit/ui/icon/icon';
import { close, pencil } from 'shared-kit/ui/icon/shapes';
import { useText } from 'shared-kit/ui/text';
import s from './map-tools.module.css';

interface MapToolsProps {
  isDrawing: boolean;
  /** `byKeyboard` when the button was pressed by a key. */
  onDraw: (isOn: boolean, byKeyboard: boolean) => void;
  /** Where an area is drawn; another one can be drawn when it is gone. */
  onRemoveArea: (() => void) | undefined;
  follows: boolean;
  onFollow: (follows: boolean) => void;
  /** Where the map has been moved without a search. */
  onSearchHere: (() => void) | undefined;
}

/** What the visitor can do with the map besides moving it: draw an area, and search where they are. */
export function MapTools({
  isDrawing,
  onDraw,
  onRemoveArea,
  follows,
  onFollow,
  onSearchHere,
}: MapToolsProps) {
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
          variant={isDrawing ? 'primary' : 'secondary'}
          aria-pressed={isDrawing}
          onClick={({ detail }) => onDraw(!isDrawing, detail === 0)}
        >
          <Icon shape={isDrawing ? close : pencil} /> {text(isDrawing ? 'map.draw.cancel' : 'map.draw')}
        </Button>
      )}
      {onSearchHere && (
        <Button className={s.tool} onClick={onSearchHere}>
          {text('map.searchHere')}
        </Button>
      )}
      {isDrawing ? (
        <p className={s.hint} role="status">
          {text('map.draw.hint')}
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
