import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { decisionIndex, INDEX, readRecords } from './decision-index.ts';

const records = readRecords();

test('each record says its number, its day and whether it holds', () => {
  expect(records.length).toBeGreaterThan(0);
  const unclear = records.filter(
    ({ file, number, date, status }) => Number(file.slice(0, 4)) !== number || !date || !status,
  );
  expect(unclear.map(({ file }) => file)).toEqual([]);
});

test('what changed or reversed a record is a later one, which names it', () => {
  const wrong = records.flatMap(({ file, number, by }) =>
    by
      .map((other) => records.find((record) => record.file === other))
      .filter((other) => !other || other.number <= number || !names(other.text, file, number))
      .map((other) => [file, other?.file]),
  );
  expect(wrong).toEqual([]);
});

/** By a link, or as "record 13". */
const names = (text: string, file: string, number: number) =>
  text.includes(`(${file})`) || new RegExp(`(?:[Rr]ecord|[Dd]ecision)s?\\s${number}\\b`).test(text);

test('the index is what the records say', async () => {
  expect(readFileSync(INDEX, 'utf8')).toBe(await decisionIndex(records));
});
