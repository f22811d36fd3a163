import type {
  CityRecord,
  ProjectRecord,
  PropertyRecord,
  PropertyTypeRecord,
  OwnerRecord,
  ProjectDetailRecord,
} from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { Database } from '../../database/database.ts';
import type { UnknownKey } from 'shared-kit/contracts/feed/feed';
import type { AcceptedRecord } from './feed-checker.ts';
import type { Remarks } from '../../database/stored/remarks.ts';
import {
  createProjectDetailStage,
  createProjectStage,
  projectDetailRow,
  projectRow,
} from './project-stages.ts';
import { createDetailStage, createListingStage, detailRow, listingRow } from './property-stages.ts';
import type { SmallLists } from './small-lists.ts';

/** Stages accepted records: big lists in temporary tables, small ones in memory. */
export class StagedFeed {
  readonly small: SmallLists = { types: [], cities: [], owners: [] };
  /** By ID. */
  readonly listingDigests = new Map<number, string>();
  readonly detailDigests = new Map<number, string>();
  readonly #listings = createListingStage();
  readonly #details = createDetailStage();
  readonly #projects = createProjectStage();
  readonly #projectDetails = createProjectDetailStage();
  readonly #tx: Database;

  private constructor(tx: Database) {
    this.#tx = tx;
  }

  static async create(tx: Database): Promise<StagedFeed> {
    const feed = new StagedFeed(tx);
    await feed.#listings.create(tx, 'primary key (property_id)');
    await feed.#details.create(tx, 'primary key (property_id)');
    await feed.#projects.create(tx, 'primary key (project_id)');
    await feed.#projectDetails.create(tx, 'primary key (project_id)');
    return feed;
  }

  /** A record that is stored already: `digest` is that of the feed's record. */
  keep(list: 'properties' | 'details', id: number, digest: string): void {
    (list === 'properties' ? this.listingDigests : this.detailDigests).set(id, digest);
  }

  addListing(record: PropertyRecord, unknownKeys: UnknownKey[], digest: string): Promise<void> {
    this.listingDigests.set(record.ID, digest);
    return this.#listings.add(this.#tx, listingRow(record, unknownKeys, digest));
  }

  addDetail(
    record: PropertyDetailRecord,
    unknownKeys: UnknownKey[],
    more: { digest: string; remarks: Remarks },
  ): Promise<void> {
    this.detailDigests.set(record.ID, more.digest);
    return this.#details.add(this.#tx, detailRow(record, unknownKeys, more));
  }

  /** A record of any other list. */
  async add({ list, record, unknownKeys }: AcceptedRecord): Promise<void> {
    switch (list) {
      case 'projects':
        return this.#projects.add(this.#tx, projectRow(record as ProjectRecord, unknownKeys));
      case 'projectDetails':
        return this.#projectDetails.add(
          this.#tx,
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
    await this.#listings.finish(this.#tx);
    await this.#details.finish(this.#tx);
    await this.#projects.finish(this.#tx);
    await this.#projectDetails.finish(this.#tx);
  }
}
