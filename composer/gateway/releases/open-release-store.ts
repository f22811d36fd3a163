import path from 'node:path';
import * as z from 'zod';
import { folderIn, SettingsError } from '../../server/settings.ts';
import { FileReleaseStore } from './file-store/file-release-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { isBucketAddress, readBucketAddress } from './s3-store/s3-objects.ts';
import type { BucketKeys } from './s3-store/s3-objects.ts';
import { S3ReleaseStore } from './s3-store/s3-release-store.ts';

/** Where the releases are. */
export interface ReleaseStoreSettings {
  /** A folder, or the address of a bucket: `s3+https://host/bucket[/prefix]`. */
  releases: string;
  /** Keys of the bucket. */
  releaseKeys: BucketKeys;
  /** Folder for copies of what is in buckets. */
  releaseCopies: string;
}

/** A folder, or a bucket by its address. */
const releases = z.string().check(({ value, issues }) => {
  try {
    if (isBucketAddress(value)) readBucketAddress(value);
    else if (/^[a-z][a-z0-9+.-]+:/i.test(value))
      throw new Error('the store must be a folder that this machine sees, or s3+https://host/bucket');
  } catch (error) {
    issues.push({ code: 'custom', input: value, message: (error as Error).message });
  }
});

/** Environment variables that name the release store, for `readEnvironment`: of gateways, and of whoever else reads it. */
export const releaseStoreShape = (base: string) =>
  ({
    RELEASES: releases
      .transform((text) => (isBucketAddress(text) ? text : path.resolve(base, text)))
      .default(path.join(base, '.releases')),
    /** Of a bucket. */
    RELEASES_S3_REGION: z.string().default('us-east-1'),
    RELEASES_S3_KEY_ID: z.string().default(''),
    RELEASES_S3_SECRET: z.string().default(''),
    /** Where copies of what is in the bucket are: releases run from there. */
    RELEASES_COPIES: folderIn(base).default(path.join(base, '.releases-copies')),
  }) satisfies z.ZodRawShape;

/** The release store that these variables name. Throws a `SettingsError` where a bucket has no keys. */
export function releaseStoreSettings(
  data: z.output<z.ZodObject<ReturnType<typeof releaseStoreShape>>>,
): ReleaseStoreSettings {
  if (isBucketAddress(data.RELEASES) && !(data.RELEASES_S3_KEY_ID && data.RELEASES_S3_SECRET))
    throw new SettingsError(
      `RELEASES_S3_KEY_ID and RELEASES_S3_SECRET must be set: RELEASES=${data.RELEASES} is a bucket`,
    );
  return {
    releases: data.RELEASES,
    releaseKeys: {
      region: data.RELEASES_S3_REGION,
      accessKeyId: data.RELEASES_S3_KEY_ID,
      secretAccessKey: data.RELEASES_S3_SECRET,
    },
    releaseCopies: data.RELEASES_COPIES,
  };
}

/** @param report told of damage, and that the store is away, that it goes on with */
export function openReleaseStore(
  { releases, releaseKeys: keys, releaseCopies }: ReleaseStoreSettings,
  report?: (error: Error) => void,
): ReleaseStore {
  if (!isBucketAddress(releases)) return new FileReleaseStore(releases, report);
  const address = readBucketAddress(releases);
  const { host, pathname } = new URL(`${address.bucket}/${address.prefix}`);
  const copies = path.join(releaseCopies, encodeURIComponent(host + pathname).replaceAll('%', '_'));
  return new S3ReleaseStore({ address, keys, copies, ...(report && { report }) });
}
