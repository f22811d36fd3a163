/** Does work one piece after the other, in the order in which it was handed in; what fails keeps nothing else from being done. */
export class OneByOne {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** Pieces that are not done yet. */
  get waiting(): number {
    return this.#waiting;
  }

  add(work: () => Promise<void>): void {
    this.#waiting++;
    this.#last = this.#last
      .then(work)
      .catch(() => {})
      .finally(() => void this.#waiting--);
  }
}
