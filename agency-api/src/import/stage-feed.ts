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
import type { AcceptedRecord } from './feed-checker.ts';
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

  async add({ list, record, unknownKeys }: AcceptedRecord): Promise<void> {
    switch (list) {
      case 'properties':
        return this.#addListing(listingRow(record as PropertyRecord, unknownKeys));
      case 'details':
        return this.#addDetail(detailRow(record as PropertyDetailRecord, unknownKeys));
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

  #addListing(row: ReturnType<typeof listingRow>): Promise<void> {
    this.listingDigests.set(row.property_id, row.digest);
    return this.#listings.add(this.#database, row);
  }

  #addDetail(row: ReturnType<typeof detailRow>): Promise<void> {
    this.detailDigests.set(row.property_id, row.digest);
    return this.#details.add(this.#database, row);
  }

  async finish(): Promise<void> {
    await this.#listings.finish(this.#database);
    await this.#details.finish(this.#database);
    await this.#projects.finish(this.#database);
    await this.#projectDetails.finish(this.#database);
  }
}
