import { exportedCity } from '../places/city-spelling.ts';
import { listStreets } from '../places/streets.ts';
import { projectById, type DemoProject } from '../projects/demo-projects.ts';
import { townFor, townNamed } from '../places/demo-towns.ts';
import type { Slot } from '../portfolio.ts';
import type { Random } from 'shared-kit/domain/seeded-random';
import type { Texts } from '../texts.ts';
import type { Setting, Town } from '../towns/town.ts';

export interface Address {
  town: Town;
  /** The town as the exporter spells it. */
  city: Texts;
  street: Texts;
  houseNumber: string;
  boxNumber: string | null;
  latitude: number;
  longitude: number;
  published: boolean;
}

/** Maximum distance of listings from the centre, in degrees of latitude (0.01 is 1.1 km). */
const SPREAD: Record<Setting, number> = { city: 0.011, town: 0.013, village: 0.018, coast: 0.004 };

export function createAddress({ kind, unit }: Slot, random: Random): Address {
  if (unit) return unitAddress(unit);
  const town = townFor(kind, random);
  const spread = SPREAD[town.setting];
  return {
    town,
    city: exportedCity(town, random),
    street: random.pick(listStreets(town)),
    houseNumber: kind === 'land' ? '' : String(random.int(1, 190)),
    boxNumber: ['apartment', 'duplex', 'ground-floor', 'penthouse'].includes(kind)
      ? String(random.int(1, 24))
      : null,
    latitude: degrees(town.latitude + random.between(-spread, spread)),
    longitude: degrees(town.longitude + random.between(-spread, spread) * 1.5),
    published: random.chance(0.88),
  };
}

function unitAddress({ projectId, index }: { projectId: number; index: number }): Address {
  const project = projectById(projectId);
  const town = townNamed(project.townName);
  return {
    town,
    city: town.names,
    street: project.street,
    houseNumber: project.houseNumber,
    boxNumber: String(index + 1),
    ...unitPlace(project, index),
    published: true,
  };
}

/** Degrees between two houses: some thirty metres. */
const HOUSE = { latitude: 0.0003, longitude: 0.0005 };
const HOUSES_PER_ROW = 3;

/** Flats are where their building is; houses stand in two rows. */
function unitPlace({ kinds, latitude, longitude }: DemoProject, index: number) {
  if (!kinds.includes('house')) return { latitude, longitude };
  const row = Math.floor(index / HOUSES_PER_ROW);
  return {
    latitude: degrees(latitude + row * HOUSE.latitude),
    longitude: degrees(longitude + (index % HOUSES_PER_ROW) * HOUSE.longitude),
  };
}

const degrees = (value: number) => Math.round(value * 1e5) / 1e5;
