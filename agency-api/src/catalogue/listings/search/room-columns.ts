import type { RoomField } from 'shared-kit/domain/listing-query';
import type { RoomColumn } from '../columns/listing-columns.ts';

/** The column of each field of rooms: only these can be filtered. */
export const ROOM_COLUMNS: Readonly<Record<RoomField, RoomColumn>> = {
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  showerrooms: 'showerRooms',
  toilets: 'toilets',
  garages: 'garages',
};
