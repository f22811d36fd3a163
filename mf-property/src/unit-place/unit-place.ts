import type { ProjectUnit } from 'shared-kit/contracts/api/project';

/** Projects of more units show the floors around that of the unit only. */
const SHOWN_WHOLE = 40;

/** A unit of the project, as its neighbours show it. */
export type PlacedUnit = Pick<
  ProjectUnit,
  'id' | 'section' | 'projectId' | 'slugs' | 'name' | 'bedrooms' | 'surface' | 'status' | 'isFree'
>;

/** Units of a floor; null: of those whose floor the feed does not tell. */
interface UnitFloor {
  floor: number | null;
  units: readonly PlacedUnit[];
}

/** Where a unit lies in its project. */
export interface UnitPlace {
  id: number;
  /** Its place in the price list, from 1. */
  number: number;
  total: number;
  /** The uppermost first, as one looks at the building. */
  floors: readonly UnitFloor[];
  previous?: PlacedUnit | undefined;
  next?: PlacedUnit | undefined;
}

/** The place of a unit among all of its project, in the order of the price list; undefined for one that is alone or not among them. */
export function unitPlace(units: readonly ProjectUnit[], id: number): UnitPlace | undefined {
  const index = units.findIndex((unit) => unit.id === id);
  if (index < 0 || units.length < 2) return undefined;
  const around = [units[index - 1], units[index + 1]].map((unit) => unit && placed(unit));
  return {
    id,
    number: index + 1,
    total: units.length,
    floors: listFloors(units.length > SHOWN_WHOLE ? near(units, index) : units),
    previous: around[0],
    next: around[1],
  };
}

/** Those of the unit's floor and of the two beside it, at most `SHOWN_WHOLE` on either side of the unit in the price list. */
function near(units: readonly ProjectUnit[], index: number) {
  const { floor } = units[index]!;
  return units
    .slice(Math.max(0, index - SHOWN_WHOLE), index + SHOWN_WHOLE + 1)
    .filter((unit) =>
      unit.floor === null || floor === null ? unit.floor === floor : Math.abs(unit.floor - floor) <= 1,
    );
}

function listFloors(units: readonly ProjectUnit[]): UnitFloor[] {
  return [...Map.groupBy(units, ({ floor }) => floor)]
    .sort(([a], [b]) => (b ?? -Infinity) - (a ?? -Infinity))
    .map(([floor, onFloor]) => ({ floor, units: onFloor.map(placed) }));
}

const placed = ({
  id,
  section,
  projectId,
  slugs,
  name,
  bedrooms,
  surface,
  status,
  isFree,
}: ProjectUnit): PlacedUnit => ({ id, section, projectId, slugs, name, bedrooms, surface, status, isFree });
