import { Router } from 'express';
import type { EnergyScale } from 'shared-kit/domain/energy-label';
import { energyDrawing } from 'shared-kit/domain/energy-drawing';
import { ApiFault } from '../../../http/api-fault.ts';
import { createSharedWork } from '../shared-work.ts';
import sharp from '../sharp.ts';
import { energySvg } from './energy-svg.ts';

const SCALES: readonly string[] = ['flanders', 'brussels', 'wallonia', 'luxembourg'] satisfies EnergyScale[];
/** Twice the drawing's own size, for high-density screens. */
const DENSITY = 144;

/** `GET /images/epc/{region}/{label}.png`: the energy scale of a region with a label marked (product E7). */
export function energyRouter(): Router {
  const drawn = new Map<string, Buffer>();
  const shared = createSharedWork<Buffer>();
  const router = Router();
  router.get('/images/epc/:region/:label.png', async (request, response) => {
    const { region, label } = request.params;
    const drawing = SCALES.includes(region) ? energyDrawing(region as EnergyScale, label) : undefined;
    if (!drawing) throw new ApiFault('picture-not-found');
    const key = `${region}/${label}`;
    const png =
      drawn.get(key) ??
      (await shared(key, () =>
        sharp(Buffer.from(energySvg(drawing)), { density: DENSITY })
          .png()
          .toBuffer(),
      ));
    drawn.set(key, png);
    response.set('cache-control', 'public, max-age=86400').type('png').send(png);
  });
  return router;
}
