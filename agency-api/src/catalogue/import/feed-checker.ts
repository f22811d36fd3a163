import { feedLists, requiredFeedLists, type FeedListName } from 'shared-kit/contracts/feed/feed';
import type { UnknownKey } from 'shared-kit/contracts/feed/feed';
import { isLanguage, LANGUAGES, type Language } from 'shared-kit/domain/languages';
import { checkRecord, findId, type Fault } from './check-record.ts';
import { FaultyRecordLists, toIdentity, type FaultyRecords } from './faulty-records.ts';
import { FeedWarnings, type FeedProblem } from './feed-problem.ts';
import type { FeedItem } from './read-feed.ts';

/** A valid record. */
export interface AcceptedRecord {
  list: FeedListName;
  record: object;
  unknownKeys: UnknownKey[];
}

/** A record as the feed has it. */
export interface UncheckedRecord {
  list: FeedListName;
  index: number;
  value: unknown;
}

type KeyPath = Pick<UnknownKey, 'path'>;

/** Checks a feed item by item: each record by its schema, then its consistency with the feed and other records. */
export class FeedChecker {
  readonly warnings = new FeedWarnings();
  /** Problems of single records, which `--skip-invalid` skips. */
  recordProblems = 0;
  /** Problems of the whole feed, which prevent loading. */
  feedProblems = 0;
  language: Language | undefined;

  readonly #tell: (problem: FeedProblem) => void;
  readonly #listsMet = new Set<FeedListName>();
  readonly #recordsMet = new Map<string, Map<string | number, number>>();
  readonly #projectsNamed = new Map<number, string>();
  readonly #faulty = new FaultyRecordLists();
  readonly #accepted = new Map<FeedListName, number>();
  #isLanguageNamed = false;

  constructor(tell: (problem: FeedProblem) => void) {
    this.#tell = tell;
  }

  /** A list begins, or a value that is no list. */
  checkTop(item: Exclude<FeedItem, { kind: 'record' }>): void {
    if (item.kind === 'list') this.#checkList(item.list);
    else this.#checkValue(item.key, item.value);
  }

  /** The record if it is valid; problems are reported. */
  checkRecord({ list, index, value }: UncheckedRecord): AcceptedRecord | undefined {
    if (list === 'neighbourhoods') {
      this.warnings.add('neighbourhoods: is not shown on the site, ignored', `neighbourhoods[${index}]`);
      return undefined;
    }
    const checked = checkRecord(list, value);
    const faults = checked.faults ?? this.#misfits(list, index, checked.record);
    this.#reportFaults({ list, index, value }, faults);
    if (faults.length > 0 || !checked.record) {
      this.#faulty.add(list, value, checked.faults ?? []);
      return undefined;
    }
    this.#accept(list, index, checked.unknownKeys);
    return { list, record: checked.record, unknownKeys: checked.unknownKeys };
  }

  /** Whether a record may be loaded that was valid when it was stored: what depends on the rest of this feed is checked. */
  checkKnown({ list, index, value }: UncheckedRecord, unknownKeys: readonly KeyPath[]): boolean {
    const faults = this.#misfits(list, index, value as object);
    this.#reportFaults({ list, index, value }, faults);
    if (faults.length > 0) this.#faulty.add(list, value, []);
    else this.#accept(list, index, unknownKeys);
    return faults.length === 0;
  }

  /** Checks at the end of the feed: missing lists, and references to missing records. */
  finish(): void {
    if (!this.#isLanguageNamed)
      this.#feedProblem({ list: 'language', rule: `is missing: must be ${LANGUAGES.join(' or ')}` });
    for (const list of Object.keys(requiredFeedLists) as FeedListName[]) {
      if (!this.#listsMet.has(list)) this.#feedProblem({ list, rule: 'is missing; it may be empty' });
    }
    this.#warnOfStrays('details', 'properties');
    this.#warnOfStrays('projectDetails', 'projects');
    for (const [id, place] of this.#projectsNamed) {
      if (!this.#met('projects').has(id))
        this.warnings.add(`properties: ProjectID ${id} is no project of the feed`, place);
    }
  }

  /** Faulty records of the feed: their stored data are kept. */
  faulty(list: FeedListName): FaultyRecords {
    return this.#faulty.of(list);
  }

  /** Number of valid records of a list. */
  accepted(list: FeedListName): number {
    return this.#accepted.get(list) ?? 0;
  }

  #checkList(list: FeedListName): void {
    if (this.#listsMet.has(list)) this.#feedProblem({ list, rule: 'is there twice' });
    this.#listsMet.add(list);
  }

  #checkValue(key: string, value: unknown): void {
    if (key === 'language') this.#checkLanguage(value);
    else if (Object.hasOwn(feedLists, key)) this.#rejectNonList(key as FeedListName);
    else this.warnings.add(`unknown key "${key}", ignored`, 'the top of the feed');
  }

  #rejectNonList(list: FeedListName): void {
    this.#listsMet.add(list);
    this.#feedProblem({ list, rule: 'must be a list' });
  }

  #checkLanguage(value: unknown): void {
    this.#isLanguageNamed = true;
    if (!isLanguage(value))
      this.#feedProblem({ list: 'language', rule: `must be ${LANGUAGES.join(' or ')}` });
    else if (this.language && this.language !== value) {
      this.#feedProblem({
        list: 'language',
        rule: `is "${value}", but the records are in "${this.language}"`,
      });
    } else this.language = value;
  }

  #reportFaults({ list, index, value }: UncheckedRecord, faults: readonly Fault[]): void {
    const place = { list, index, ...(findId(value) !== undefined && { id: findId(value) }) };
    for (const { path, rule } of faults) this.report({ ...place, field: fieldPath(path), rule });
  }

  #accept(list: FeedListName, index: number, unknownKeys: readonly KeyPath[]): void {
    for (const { path } of unknownKeys) {
      this.warnings.add(
        `${list}: unknown key "${path.replace(/\d+\./g, '')}", kept aside`,
        `${list}[${index}]`,
      );
    }
    this.#accepted.set(list, this.accepted(list) + 1);
  }

  /** Problems that a schema cannot detect: another language than the feed's, a duplicate record. */
  #misfits(list: FeedListName, index: number, record: object): Fault[] {
    const { field, value } = toIdentity(list, record);
    const first = value === undefined ? undefined : this.#met(list).get(value);
    if (first !== undefined) return [{ path: [field], rule: `is the same as that of ${list}[${first}]` }];
    if (value !== undefined) this.#met(list).set(value, index);
    if (
      'ProjectID' in record &&
      typeof record.ProjectID === 'number' &&
      !this.#projectsNamed.has(record.ProjectID)
    ) {
      this.#projectsNamed.set(record.ProjectID, `${list}[${index}]`);
    }
    return this.#languageFault(list, record);
  }

  #languageFault(list: FeedListName, record: object): Fault[] {
    // An owner's language is that of mails, and may differ from the feed's.
    if (list === 'owners' || !('language' in record) || !isLanguage(record.language)) return [];
    this.language ??= record.language;
    if (record.language === this.language) return [];
    return [{ path: ['language'], rule: `must be ${this.language}, the language of the feed` }];
  }

  #warnOfStrays(list: 'details' | 'projectDetails', owner: 'properties' | 'projects'): void {
    for (const [id, index] of this.#met(list)) {
      const isKnown = this.#met(owner).has(id) || this.#faulty.has(owner, id);
      if (!isKnown)
        this.warnings.add(
          `${list}: of records that are not in ${owner}, ignored`,
          `${list}[${index}] (ID ${id})`,
        );
    }
  }

  #met(list: FeedListName): Map<string | number, number> {
    const known = this.#recordsMet.get(list) ?? new Map<string | number, number>();
    this.#recordsMet.set(list, known);
    return known;
  }

  /** Tells a problem of a record that only the caller knows. */
  report(problem: FeedProblem): void {
    this.recordProblems += 1;
    this.#tell(problem);
  }

  #feedProblem(problem: FeedProblem): void {
    this.feedProblems += 1;
    this.#tell(problem);
  }
}

/** `Pictures[3].Name`; a key that is no plain name is quoted, so that it cannot control a terminal. */
function fieldPath(path: readonly PropertyKey[]): string {
  return path.map(formatStep).join('').replace(/^\./, '');
}

function formatStep(step: PropertyKey): string {
  if (typeof step === 'number') return `[${step}]`;
  const key = String(step);
  return /^[\p{L}\p{N}_$-]+$/u.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}
