import type { Problem } from 'shared-kit/contracts/api/problem';
import { ApiFault } from '../../http/api-fault.ts';

/** An original: a drawing that can be rendered at any size, or the bytes of a photo. */
export type Original = { kind: 'drawing'; svg: string } | { kind: 'photo'; bytes: Buffer };

/**
 * Why the original of a picture is unavailable: there is none, its server fails or does not respond, is
 * not an allowed host, or it is no picture of a supported format.
 */
type PictureFault = 'missing' | 'unreachable' | 'silent' | 'not-allowed' | 'unusable';

export class PictureUnavailable extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PictureUnavailable';
    this.fault = fault;
  }
}

const TITLES = { 502: 'The original of the picture cannot be had', 503: 'Too many pictures at once' };

/** 502: the original is broken or its server fails; 503: overloaded, retry later. */
export class UpstreamFault extends ApiFault {
  override readonly problem: Problem;

  constructor(status: 502 | 503, cause: unknown) {
    super('fault');
    this.message = TITLES[status];
    this.cause = cause;
    this.problem = { type: 'about:blank', title: TITLES[status], status, code: 'fault' };
  }
}
