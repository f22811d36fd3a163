import { element, type Stop } from './svg.ts';
import type { P2 } from './vector.ts';

/** Gradients, clips and filters of one drawing; equal definitions are written once. */
export class Defs {
  private readonly written = new Map<string, string>();

  /** A gradient over the painted shape: vertical unless told otherwise. */
  linear(stops: readonly Stop[], from: P2 = [0, 0], to: P2 = [0, 1]): string {
    return this.reference(
      'linearGradient',
      { x1: from[0], y1: from[1], x2: to[0], y2: to[1] },
      stopList(stops),
    );
  }

  /** A gradient in picture coordinates. */
  linearBetween(stops: readonly Stop[], from: P2, to: P2): string {
    const ends = { x1: from[0], y1: from[1], x2: to[0], y2: to[1], gradientUnits: 'userSpaceOnUse' };
    return this.reference('linearGradient', ends, stopList(stops));
  }

  radial(stops: readonly Stop[], centre: P2 = [0.5, 0.5], radius = 0.5): string {
    return this.reference('radialGradient', { cx: centre[0], cy: centre[1], r: radius }, stopList(stops));
  }

  clip(data: string): string {
    return this.reference('clipPath', {}, element('path', { d: data }));
  }

  blur(deviation: number): string {
    const content = element('feGaussianBlur', { stdDeviation: deviation });
    return this.reference('filter', { 'color-interpolation-filters': 'sRGB' }, content);
  }

  toString(): string {
    return element('defs', {}, [...this.written.values()].join(''));
  }

  private reference(name: string, attributes: Record<string, string | number>, content: string): string {
    const key = element(name, attributes, content);
    const known = [...this.written.keys()].indexOf(key);
    const id = `d${known < 0 ? this.written.size : known}`;
    this.written.set(key, element(name, { id, ...attributes }, content));
    return `url(#${id})`;
  }
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');
}
