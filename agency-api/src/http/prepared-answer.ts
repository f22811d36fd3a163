import { hash } from 'node:crypto';

/** An answer of type `Value` as the bytes that are sent, made once and sent as often as it is asked for. */
export class PreparedAnswer<Value> {
  declare readonly valueType?: Value;
  /** JSON in UTF-8. */
  readonly body: Buffer;
  /** Weak, since proxies may compress the body. */
  readonly etag: string;

  constructor(value: Value) {
    this.body = Buffer.from(JSON.stringify(value));
    this.etag = `W/"${hash('sha1', this.body, 'base64url')}"`;
  }
}
