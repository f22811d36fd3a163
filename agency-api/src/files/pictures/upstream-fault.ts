import type { Problem } from 'shared-kit/contracts/api/problem';
import { ApiFault } from '../../http/api-fault.ts';

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
