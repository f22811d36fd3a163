/** Page numbers to offer around the current one, with the first and the last; `undefined` stands for a gap of two or more. */
export function pageWindow(page: number, pageCount: number): (number | undefined)[] {
  const near = new Set([1, page - 1, page, page + 1, pageCount]);
  if (page <= 3) near.add(2).add(3);
  if (page >= pageCount - 2) near.add(pageCount - 1).add(pageCount - 2);
  const numbers = [...near].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b);
  return numbers.flatMap((n, index) => {
    const missing = n - (numbers[index - 1] ?? n - 1) - 1;
    if (missing === 0) return [n];
    return missing === 1 ? [n - 1, n] : [undefined, n];
  });
}
