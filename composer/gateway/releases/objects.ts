/** A stored object, as a list of objects tells of it. */
export interface StoredObject {
  key: string;
  bytes: number;
  /** When it was written last, in ms since 1970, by the clock of the store. */
  modified: number;
}

/** Small texts by key, such as `registry/0000000001.json`: files of a folder, or objects of a bucket. */
export interface Objects {
  /** Undefined when there is none. */
  read(key: string): Promise<string | undefined>;
  /**
   * Creates it, all of it or nothing, for good; false when there is one of another text. Of several that create it at the same time, each with
   * a text of its own, one does.
   */
  create(key: string, text: string): Promise<boolean>;
  /** Creates or replaces it, all of it or nothing. */
  write(key: string, text: string): Promise<void>;
  /** Does nothing when there is none. */
  remove(key: string): Promise<void>;
  /** All whose key starts so, in no particular order. */
  list(prefix: string): Promise<StoredObject[]>;
}
