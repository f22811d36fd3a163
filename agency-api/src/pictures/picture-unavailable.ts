/**
 * Why the original of a picture cannot be had: there is none, its server fails or does not answer at all, is
 * none of the hosts that pictures may come from, or it is no picture that we show.
 */
export type PictureFault = 'missing' | 'unreachable' | 'silent' | 'not-allowed' | 'unusable';

export class PictureUnavailable extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PictureUnavailable';
    this.fault = fault;
  }
}
