/** A bucket of an S3-compatible store, or what stands below a prefix of it. */
export interface BucketAddress {
  /** With the bucket's name: `https://s3.eu-west-3.example/bucket`. */
  bucket: string;
  /** Of all keys: empty, or ending with a slash. */
  prefix: string;
}

export const isBucketAddress = (text: string): boolean => /^s3\+https?:\/\//.test(text);

/** Reads `s3+https://host/bucket[/prefix]`, or `s3+http://…` for a store on the same machine. Throws an error that says what is wrong. */
export function readBucketAddress(text: string): BucketAddress {
  const url = URL.parse(text.replace(/^s3\+/, ''));
  const [, bucket, prefix] = /^\/([\w.-]+)((?:\/[\w.-]+)*)\/?$/.exec(url?.pathname ?? '') ?? [];
  if (!url || !bucket || url.search || url.hash || url.username || url.password)
    throw new Error('s3+https:// is followed by a host, the name of a bucket and, if wanted, a prefix');
  return { bucket: `${url.origin}/${bucket}`, prefix: prefix ? `${prefix.slice(1)}/` : '' };
}
