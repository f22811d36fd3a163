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
