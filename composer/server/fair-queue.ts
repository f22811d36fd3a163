/**
 * Items that wait their turn: visitors take turns, and the items of one visitor keep their order. A crawler with a hundred
 * connections delays another visitor by one item, not by a hundred.
 */
export class FairQueue<Item> {
  /** In the order of the turns: a visitor who was served goes to the end. */
  readonly #waiting = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Items of one visitor. */
  waitingFor(visitor: string): number {
    return this.#waiting.get(visitor)?.length ?? 0;
  }

  push(visitor: string, item: Item): void {
    const items = this.#waiting.get(visitor);
    if (items) items.push(item);
    else this.#waiting.set(visitor, [item]);
    this.#size++;
  }

  /**
   * The next item, or undefined when nothing waits.
   * @param isDue of a visitor: others are passed over, and keep their turn
   */
  shift(isDue: (visitor: string) => boolean = () => true): Item | undefined {
    for (const [visitor, items] of this.#waiting) {
      if (!isDue(visitor)) continue;
      const item = items.shift()!;
      this.#waiting.delete(visitor);
      if (items.length) this.#waiting.set(visitor, items);
      this.#size--;
      return item;
    }
    return undefined;
  }

  /** Takes an item out of the queue before its turn; false when it is not waiting. */
  remove(visitor: string, item: Item): boolean {
    const items = this.#waiting.get(visitor);
    const index = items?.indexOf(item) ?? -1;
    if (!items || index < 0) return false;
    items.splice(index, 1);
    if (!items.length) this.#waiting.delete(visitor);
    this.#size--;
    return true;
  }
}
