import type { ListingQuery, RoomField } from 'shared-kit/domain/listing-query';
import { ROOM_FIELDS } from 'shared-kit/domain/listing-query';
import { Disclosure } from 'shared-kit/ui/disclosure/disclosure';
import { QuantityStepper } from 'shared-kit/ui/quantity-stepper/quantity-stepper';
import s from './rooms-field.module.css';
import { useText } from 'shared-kit/ui/text';

/** Maximum of the query parameter (`parseListingQuery` clamps to it). */
const MOST_ROOMS = 20;

type Rooms = ListingQuery['rooms'];

interface RoomsFieldProps {
  rooms: Rooms;
  onChange: (rooms: Rooms) => void;
  group: string;
  className?: string;
}

/** The room-count selector (product S1, S4). */
export function RoomsField({ rooms, onChange, group, className }: RoomsFieldProps) {
  const text = useText();
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
        {ROOM_FIELDS.map((field) => (
          <QuantityStepper
            key={field}
            label={text(`search.${field}`)}
            name={field}
            most={MOST_ROOMS}
            value={rooms[field] ?? 0}
            onChange={(count) => onChange({ ...rooms, [field]: count || undefined })}
          />
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
