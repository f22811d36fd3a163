import type { ListingQuery, RoomField } from 'shared-kit/domain/listing-query';
import { MOST_ROOMS, ROOM_FIELDS } from 'shared-kit/domain/listing-query';
import { useHost } from 'composer/host';
import { Checkbox } from 'shared-kit/ui/checkbox/checkbox';
import { Disclosure } from 'shared-kit/ui/disclosure/disclosure';
import { QuantityStepper } from 'shared-kit/ui/quantity-stepper/quantity-stepper';
import { useText } from 'shared-kit/ui/text';
import s from './rooms-field.module.css';

type Rooms = ListingQuery['rooms'];

interface RoomsFieldProps {
  rooms: Rooms;
  onChange: (rooms: Rooms) => void;
  group: string;
  className?: string;
}

/** The room-count selector (product S1, S4), with the rooms that the agency offers. */
export function RoomsField({ rooms, onChange, group, className }: RoomsFieldProps) {
  const text = useText();
  const offered = useHost().site.rooms ?? USUAL_ROOM_CHOICES;
  const chosen = ROOM_FIELDS.filter((field) => rooms[field]);
  return (
    <Disclosure
      label={text('search.rooms')}
      value={inWords(chosen) ?? text('search.rooms.any')}
      isSet={chosen.length > 0}
      align="end"
      group={group}
      className={className}
    >
      <div className={s.rooms}>
        {(Object.keys(offered) as RoomField[]).map((field) => (
          <RoomChoice
            key={field}
            field={field}
            most={offered[field]!}
            wanted={rooms[field]}
            onChange={(count) => onChange({ ...rooms, [field]: count })}
          />
        ))}
        {chosen
          .filter((field) => !(field in offered))
          .map((field) => (
            <input key={field} type="hidden" name={field} value={rooms[field]} />
          ))}
      </div>
    </Disclosure>
  );

  function inWords([first, ...more]: RoomField[]): string | undefined {
    if (!first) return undefined;
    const words = text(`search.${first}.atLeast`, { count: rooms[first]! });
    return more.length ? `${words} +${more.length}` : words;
  }
}

interface RoomChoiceProps {
  field: RoomField;
  most: number | true;
  wanted: number | undefined;
  onChange: (count: number | undefined) => void;
}

/** A number, or at least one (product K3). What an address asks for beyond the highest number stays. */
function RoomChoice({ field, most, wanted, onChange }: RoomChoiceProps) {
  const text = useText();
  const label = text(`search.${field}`);
  if (most === true)
    return (
      <Checkbox
        label={label}
        name={field}
        value={wanted ?? 1}
        checked={wanted !== undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? 1 : undefined)}
      />
    );
  return (
    <QuantityStepper
      label={label}
      name={field}
      most={Math.max(most, wanted ?? 0)}
      value={wanted ?? 0}
      onChange={(count) => onChange(count || undefined)}
    />
  );
}

/** The rooms that a search offers, in their order: wanted in a number up to this one, or at least once (`true`). */
type RoomChoices = Partial<Record<RoomField, number | true>>;

/** What an agency has that chooses no others: all of them, in any number (product S4). */
const USUAL_ROOM_CHOICES: RoomChoices = Object.fromEntries(ROOM_FIELDS.map((field) => [field, MOST_ROOMS]));
