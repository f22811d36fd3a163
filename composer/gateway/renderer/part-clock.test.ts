import { PartClock } from './part-clock.ts';

const part = (expose: string, job = 1) => ({ job, app: 'mf-a', version: '1', expose });

function clock() {
  let time = 100;
  const parts = new PartClock(() => time);
  const times = (job = 1) => Object.fromEntries(parts.take(job).map(({ expose, cpu }) => [expose, cpu]));
  return { parts, times, pass: (ms: number) => void (time += ms) };
}

test('a part within another one counts for itself alone', () => {
  const { parts, times, pass } = clock();
  pass(50);
  parts.begin(part('./Page'));
  pass(10);
  parts.begin(part('./Box'));
  pass(600);
  parts.end(part('./Box'));
  pass(5);
  parts.end(part('./Page'));
  pass(70);
  expect(times()).toEqual({ './Page': 15, './Box': 600 });
});

test('a part that runs several times counts for the page in all', () => {
  const { parts, times, pass } = clock();
  for (const ms of [3, 4]) {
    parts.begin(part('./Box'));
    pass(ms);
    parts.end(part('./Box'));
    pass(100);
  }
  expect(times()).toEqual({ './Box': 7 });
});

test('a part that threw, so that it never ended, takes nothing of what runs after it', () => {
  const { parts, times, pass } = clock();
  parts.begin(part('./Page'));
  parts.begin(part('./Throws'));
  pass(3);
  parts.end(part('./Page'));
  pass(500);
  parts.begin(part('./Other', 2));
  pass(7);
  parts.end(part('./Other', 2));
  expect(times()).toEqual({ './Throws': 3, './Page': 0 });
  expect(times(2)).toEqual({ './Other': 7 });
});

test('what was rendered in vain is forgotten', () => {
  const { parts, times, pass } = clock();
  parts.begin(part('./Throws'));
  pass(3);
  parts.forget(1);
  pass(500);
  parts.begin(part('./Box'));
  pass(4);
  parts.end(part('./Box'));
  expect(times()).toEqual({ './Box': 4 });
});

test('the first page of a part in a process is cold, the next is not', () => {
  const { parts } = clock();
  for (const [job, isCold] of [
    [1, true],
    [2, false],
  ] as const) {
    parts.begin(part('./Box', job));
    parts.end(part('./Box', job));
    expect(parts.take(job)).toMatchObject([{ expose: './Box', isCold }]);
  }
});

test('an end without a beginning is nothing', () => {
  const { parts, times } = clock();
  parts.end(part('./Box'));
  expect(times()).toEqual({});
});
