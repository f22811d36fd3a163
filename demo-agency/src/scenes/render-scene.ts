import type { Frame } from './drawing/canvas.ts';
import { createRandom, type Random } from './drawing/random.ts';
import { element } from './drawing/svg.ts';
import { createLook, type Building } from './building/look.ts';
import { planApartmentBuilding } from './exteriors/apartment-building.ts';
import { planBungalow } from './exteriors/bungalow.ts';
import { composeExterior, type Weather } from './exteriors/compose.ts';
import { planConstructionSite } from './exteriors/construction-site.ts';
import { planFarmhouse } from './exteriors/farmhouse.ts';
import { planGarden } from './exteriors/garden.ts';
import { drawHero } from './exteriors/hero.ts';
import { planHouse } from './exteriors/house.ts';
import { planInvestmentBuilding } from './exteriors/investment-building.ts';
import { planLand } from './exteriors/land.ts';
import { planOffice } from './exteriors/office.ts';
import { planPenthouse } from './exteriors/penthouse.ts';
import type { Plot } from './exteriors/plot.ts';
import { planTerrace } from './exteriors/terrace.ts';
import { planTerraced } from './exteriors/terraced.ts';
import { planVilla } from './exteriors/villa.ts';
import { planWarehouse } from './exteriors/warehouse.ts';
import { drawFloorplan } from './floorplan/floorplan.ts';
import { planBathroom, planShowerRoom } from './interiors/bathroom.ts';
import { planBedroom } from './interiors/bedroom.ts';
import { composeInterior } from './interiors/compose.ts';
import { planHall } from './interiors/hall.ts';
import { planKitchen } from './interiors/kitchen.ts';
import { planLivingRoom } from './interiors/living-room.ts';
import type { Room } from './interiors/room.ts';
import { lights, seasons, type PlanRooms, type Scene, type SceneKind } from './scene.ts';

type Draw = (sheet: {
  random: Random;
  frame: Frame;
  weather: Weather;
  seed: number;
  storeys: number | undefined;
  rooms: PlanRooms | undefined;
}) => string;

const outside =
  (plan: (random: Random, building: Building) => Plot): Draw =>
  ({ random, frame, weather, seed, storeys }) =>
    composeExterior(random, frame, weather, plan(random, { look: createLook(seed), storeys }));
const inside =
  (plan: (random: Random) => Room): Draw =>
  ({ random, frame, weather }) =>
    composeInterior(random, frame, weather, plan(random));

const drawings: Record<SceneKind, Draw> = {
  house: outside(planHouse),
  villa: outside(planVilla),
  bungalow: outside(planBungalow),
  farmhouse: outside(planFarmhouse),
  terraced: outside(planTerraced),
  'apartment-building': outside(planApartmentBuilding),
  penthouse: outside(planPenthouse),
  office: outside(planOffice),
  warehouse: outside(planWarehouse),
  'investment-building': outside(planInvestmentBuilding),
  land: outside(planLand),
  'construction-site': outside(planConstructionSite),
  garden: outside(planGarden),
  terrace: outside(planTerrace),
  'living-room': inside(planLivingRoom),
  kitchen: inside(planKitchen),
  bedroom: inside(planBedroom),
  bathroom: inside(planBathroom),
  'shower-room': inside(planShowerRoom),
  hall: inside(planHall),
  floorplan: ({ random, frame, rooms }) => drawFloorplan(random, frame, rooms),
  hero: ({ random, frame, weather, seed }) => drawHero(random, frame, weather, seed),
};

/** Draws a scene as an SVG document without fonts, images or scripts. */
export function renderScene(scene: Scene): string {
  const random = createRandom(scene.seed, scene.kind);
  const frame = chooseFrame(scene);
  const content = drawings[scene.kind]({
    random,
    frame,
    weather: chooseWeather(scene, random),
    seed: scene.seed,
    storeys: scene.storeys,
    rooms: scene.rooms,
  });
  const size = { viewBox: `0 0 ${frame.width} ${frame.height}`, width: frame.width, height: frame.height };
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size, fill: 'none' }, content);
}

function chooseFrame({ kind, width, height }: Scene): Frame {
  const [wide, high] = kind === 'hero' ? [1920, 900] : [1600, 1067];
  return { width: width ?? wide, height: height ?? high };
}

/** Sunny seasons and soft light are more frequent; the hero is an evening picture by default. */
function chooseWeather({ kind, season, light }: Scene, random: Random): Weather {
  const anySeason = random.pick([...seasons, 'spring', 'summer', 'summer', 'autumn'] as const);
  const anyLight = random.pick([...lights, 'morning', 'noon', 'golden'] as const);
  return {
    season: season ?? (kind === 'hero' ? 'summer' : anySeason),
    light: light ?? (kind === 'hero' ? 'dusk' : anyLight),
  };
}
