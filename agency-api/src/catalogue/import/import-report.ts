import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import { listContradictions, CONTRADICTIONS, type Listed } from 'shared-kit/domain/contradictions';
import type { Remarks } from '../../database/stored/remarks.ts';
import type { FeedWarnings } from './feed-problem.ts';
import { detailLegalNotes, LegalReport } from './legal-facts/legal-report.ts';

/**
 * What an import says of listings besides faults: where their records say one thing and another, and what the law wants said. It holds
 * the headline of each listing; of a feed that has details before lists only the details are compared.
 */
export class ImportReport {
  readonly #warnings: FeedWarnings;
  readonly #legal = new LegalReport();
  readonly #listed = new Map<number, Listed>();
  readonly #known = new Set<number>();

  constructor(warnings: FeedWarnings) {
    this.#warnings = warnings;
  }

  addListing(record: PropertyRecord, { isKnown }: { isKnown: boolean }): void {
    const { ID, Goal, TypeDescription, Zip } = record;
    this.#listed.set(ID, { Goal, TypeDescription, Zip });
    if (isKnown) this.#known.add(ID);
    this.#legal.addListing(record);
  }

  /** Whether the feed's record of the listing itself came already, and is the stored one: remarks on its details hold then. */
  isListingKnown(id: number): boolean {
    return this.#known.has(id);
  }

  /** Adds a new record of details; returns what is to be stored with it. */
  addDetail(detail: PropertyDetailRecord): Remarks {
    const listed = this.#listed.get(detail.ID) ?? { Goal: 0, TypeDescription: '', Zip: '' };
    const remarks = { contradictions: listContradictions(listed, detail), legal: detailLegalNotes(detail) };
    this.addRemarks(detail.ID, remarks);
    return remarks;
  }

  /** Adds a known record of details. */
  addRemarks(id: number, { contradictions, legal }: Remarks): void {
    for (const kind of contradictions) this.#warnings.add(`details: ${CONTRADICTIONS[kind]}`, `ID ${id}`);
    this.#legal.addDetail(id, legal);
  }

  legalLines(): string[] {
    return this.#legal.toLines();
  }
}
