/** Every kind of picture that can be drawn. */
export const sceneKinds = [
  'house',
  'villa',
  'bungalow',
  'farmhouse',
  'terraced',
  'apartment-building',
  'penthouse',
  'office',
  'warehouse',
  'investment-building',
  'land',
  'construction-site',
  'living-room',
  'kitchen',
  'bedroom',
  'bathroom',
  'shower-room',
  'garden',
  'terrace',
  'hall',
  'floorplan',
  'hero',
] as const;
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export const lights = ['morning', 'noon', 'golden', 'dusk'] as const;

export type SceneKind = (typeof sceneKinds)[number];
export type Season = (typeof seasons)[number];
export type Light = (typeof lights)[number];

/**
 * One illustrated picture. The same scene always gives the same drawing; season and light are derived from the
 * seed by default. Width and height (px, of the viewBox) default to 1600 × 1067, hero 1920 × 900.
 */
export type Scene = {
  kind: SceneKind;
  seed: number;
  season?: Season;
  light?: Light;
  width?: number;
  height?: number;
  /** Of a building that is seen from outside: with the ground floor. */
  storeys?: number;
  /** Of a floor plan: what the home has. */
  rooms?: PlanRooms;
};

/** The rooms of a home, by number; surfaces in m², the terrace 0 where there is none. */
export type PlanRooms = {
  bedrooms: number;
  bathrooms: number;
  showerRooms: number;
  living: number;
  terrace: number;
};
