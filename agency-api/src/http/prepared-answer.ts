import { hash } from 'node:crypto';

/** An answer of type `Value` as the bytes that are sent, made once and sent as often as it is asked for. */
export class PreparedAnswer<Value> {
  declare readonly valueType?: Value;
  /** JSON in UTF-8. */
  readonly body: Buffer;
  /** Weak, since proxies may compress the body. */
  readonly etag: string;
  /** Of the data that it was made from. */
  readonly version: number | undefined;
  /** Whether it was asked for while newer data were read: nobody should keep it. */
  readonly isOutdated: boolean = false;

  constructor(value: Value, version?: number) {
    this.version = version;
    this.body = ownBytes(JSON.stringify(value));
    this.etag = `W/"${hash('sha1', this.body, 'base64url')}"`;
  }

  /** The same, which nobody should keep. */
  outdated(): PreparedAnswer<Value> {
    return Object.assign(Object.create(PreparedAnswer.prototype) as this, this, { isOutdated: true });
  }
}

/** UTF-8 in memory of its own: a part of Node's shared pool would keep the whole pool as long as it is cached. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
