import { ROOT } from '../root.ts';
import { rowsOf } from './buildings.ts';
import { drawBuildings } from './drawing.ts';

/** `npm run draw-architecture`: writes the drawing of the imports of the code as they are now. */
process.stdout.write(drawBuildings(rowsOf(ROOT)));
