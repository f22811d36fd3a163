import type { Frame } from './drawing/canvas.ts';
import { createRandom, type Random } from './drawing/random.ts';
import { element } from './drawing/svg.ts';
import { composeExterior, type Weather } from './exteriors/compose.ts';
import { planApartmentBuilding } from './exteriors/apartment-building.ts';
import { planBungalow } from './exteriors/bungalow.ts';
import { planConstructionSite } from './exteriors/construction-site.ts';
import { planFarmhouse } from './exteriors/farmhouse.ts';
import { planGarden } from './exteriors/garden.ts';
import { planHouse } from './exteriors/house.ts';
import { planInvestmentBuilding } from './exteriors/investment-building.ts';
import { planLand } from './exteriors/land.ts';
import { planOffice } from './exteriors/office.ts';
import { planPenthouse } from './exteriors/penthouse.ts';
import { planTerrace } from './exteriors/terrace.ts';
import { planTerraced } from './exteriors/terraced.ts';
import { planVilla } from './exteriors/villa.ts';
import { planWarehouse } from './exteriors/warehouse.ts';
import type { Plot } from './exteriors/plot.ts';
import { lights, seasons, type Scene, type SceneKind } from './scene.ts';

const plots: Partial<Record<SceneKind, (random: Random) => Plot>> = {
  house: planHouse,
  villa: planVilla,
  bungalow: planBungalow,
  farmhouse: planFarmhouse,
  terraced: planTerraced,
  'apartment-building': planApartmentBuilding,
  penthouse: planPenthouse,
  office: planOffice,
  warehouse: planWarehouse,
  'investment-building': planInvestmentBuilding,
  land: planLand,
  'construction-site': planConstructionSite,
  garden: planGarden,
  terrace: planTerrace,
};

/** Draws a scene as an SVG document without fonts, images or scripts. */
export function renderScene(scene: Scene): string {
  const random = createRandom(scene.seed, scene.kind);
  const weather: Weather = {
    season: scene.season ?? random.pick([...seasons, 'spring', 'summer', 'summer'] as const),
    light: scene.light ?? random.pick([...lights, 'morning', 'noon', 'golden'] as const),
  };
  const frame: Frame = { width: scene.width ?? 1600, height: scene.height ?? 1067 };
  const plan = plots[scene.kind] ?? planHouse;
  const content = composeExterior(random, frame, weather, plan(random));
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${frame.width} ${frame.height}`,
      width: frame.width,
      height: frame.height,
    },
    content,
  );
}
