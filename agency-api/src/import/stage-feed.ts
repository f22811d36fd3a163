import type {
  CityRecord,
  ProjectRecord,
  PropertyRecord,
  PropertyTypeRecord,
} from 'shared-kit/contracts/feed/list-records';
import type { OwnerRecord } from 'shared-kit/contracts/feed/owner-record';
import type { ProjectDetailRecord } from 'shared-kit/contracts/feed/project-detail-record';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { Database } from '../database/database.ts';
import type { UnknownKey } from 'shared-kit/contracts/feed/unknown-keys';
import type { AcceptedRecord } from './feed-checker.ts';
import type { Remarks } from '../records/remarks.ts';
import {
  createProjectDetailStage,
  createProjectStage,
  projectDetailRow,
  projectRow,
} from './project-stages.ts';
import { createDetailStage, createListingStage, detailRow, listingRow } from './property-stages.ts';
import type { SmallLists } from './small-lists.ts';
import { createChangedPictures } from './store-pictures.ts';

/** Stages accepted records: big lists in tables of the loading schema, small ones in memory. */
export class StagedFeed {
  readonly small: SmallLists = { types: [], cities: [], owners: [] };
  /** By ID. */
  readonly listingDigests = new Map<number, string>();
  readonly detailDigests = new Map<number, string>();
  readonly #listings = createListingStage();
  readonly #details = createDetailStage();
  readonly #projects = createProjectStage();
  readonly #projectDetails = createProjectDetailStage();
  readonly #database: Database;

  private constructor(database: Database) {
    this.#database = database;
  }

  static async create(database: Database): Promise<StagedFeed> {
    const feed = new StagedFeed(database);
    await database.transaction(async (tx) => {
      await feed.#listings.create(tx, 'primary key (property_id)');
      await feed.#details.create(tx, 'primary key (property_id)');
      await feed.#projects.create(tx, 'primary key (project_id)');
      await feed.#projectDetails.create(tx, 'primary key (project_id)');
      await createChangedPictures(tx);
    });
    return feed;
  }

  /** A record that is stored already: `digest` is that of the feed's record. */
  keep(list: 'properties' | 'details', id: number, digest: string): void {
    (list === 'properties' ? this.listingDigests : this.detailDigests).set(id, digest);
  }

  addListing(record: PropertyRecord, unknownKeys: UnknownKey[], digest: string): Promise<void> {
    this.listingDigests.set(record.ID, digest);
    return this.#listings.add(this.#database, listingRow(record, unknownKeys, digest));
  }

  addDetail(
    record: PropertyDetailRecord,
    unknownKeys: UnknownKey[],
    more: { digest: string; remarks: Remarks },
  ): Promise<void> {
    this.detailDigests.set(record.ID, more.digest);
    return this.#details.add(this.#database, detailRow(record, unknownKeys, more));
  }

  /** A record of any other list. */
  async add({ list, record, unknownKeys }: AcceptedRecord): Promise<void> {
    switch (list) {
      case 'projects':
        return this.#projects.add(this.#database, projectRow(record as ProjectRecord, unknownKeys));
      case 'projectDetails':
        return this.#projectDetails.add(
          this.#database,
          projectDetailRow(record as ProjectDetailRecord, unknownKeys),
        );
      case 'webIDs':
        this.small.types.push(record as PropertyTypeRecord);
        return;
      case 'owners':
        this.small.owners.push(record as OwnerRecord);
        return;
      default:
        this.small.cities.push(record as CityRecord);
    }
  }

  async finish(): Promise<void> {
    await this.#listings.finish(this.#database);
    await this.#details.finish(this.#database);
    await this.#projects.finish(this.#database);
    await this.#projectDetails.finish(this.#database);
  }
}
