import { availableFrom, dayNumber, FREE_NOW } from './available-from.ts';

const first = dayNumber('2027-02-01');

test.each([
  ['Le 1er février 2027', first],
  ['Le 1 février 2027', first],
  ['Op 1 februari 2027', first],
  ['From 1 February 2027', first],
  ['Ab 1. Februar 2027', first],
  ['01/02/2027', first],
  ['vrij op 1.2.2027', first],
  ['2027-02-01', first],
  ['février 2027', first],
  ['Op 1 maart 2027', dayNumber('2027-03-01')],
  ['Ab 1. März 2027', dayNumber('2027-03-01')],
  ['Le 15 août 2027', dayNumber('2027-08-15')],
  ['Ab 31. Dezember 2027', dayNumber('2027-12-31')],
  ['Immédiatement', FREE_NOW],
  ['Onmiddellijk', FREE_NOW],
  ['Immediately', FREE_NOW],
  ['Sofort', FREE_NOW],
  ["À l'acte", FREE_NOW],
  ['Bij akte', FREE_NOW],
  ['On signing of the deed', FREE_NOW],
  ['Bei Beurkundung', FREE_NOW],
  ['Au départ du locataire', undefined],
  ['Bij oplevering', undefined],
  ['30/02/2027', undefined],
  ['99 février 2027', undefined],
  ['', undefined],
  [null, undefined],
])('%p is free from %p', (text, day) => {
  expect(availableFrom(text)).toBe(day);
});
