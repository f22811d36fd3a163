import type { Colour } from './colour.ts';
import { fill } from './svg.ts';

/**
 * Collects the parts of many equal things (the windows of a wall) layer by layer, so that parts of one paint
 * become one path: smaller files, less work for the rasteriser. Things in one collection must not overlap.
 */
export class Layers {
  private readonly parts = new Map<
    string,
    { layer: number; paint: string; opacity?: number; data: string }
  >();
  private readonly drawn: { layer: number; markup: string }[] = [];

  /** Adds path data to a layer; equal paints of one layer are merged. */
  fill(layer: number, data: string, paint: Colour, opacity?: number): void {
    const key = `${layer} ${paint} ${opacity}`;
    const known = this.parts.get(key);
    if (known) known.data += data;
    else this.parts.set(key, { layer, paint, opacity, data });
  }

  /** Adds finished markup to a layer. */
  draw(layer: number, markup: string): void {
    this.drawn.push({ layer, markup });
  }

  toString(): string {
    const merged = [...this.parts.values()].map(({ layer, paint, opacity, data }) => ({
      layer,
      markup: fill(data, paint, { opacity }),
    }));
    return [...this.drawn, ...merged]
      .sort((a, b) => a.layer - b.layer)
      .map(({ markup }) => markup)
      .join('');
  }
}
