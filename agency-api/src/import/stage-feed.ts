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

/** Accepted records on their way into the database: big lists in temporary tables, small ones in memory. */
export class StagedFeed {
  readonly small: SmallLists = { types: [], cities: [], owners: [] };
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

  async add({ list, record, unknownKeys }: AcceptedRecord): Promise<void> {
    switch (list) {
      case 'properties':
        return this.#listings.add(this.#tx, listingRow(record as PropertyRecord, unknownKeys));
      case 'details':
        return this.#details.add(this.#tx, detailRow(record as PropertyDetailRecord, unknownKeys));
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
