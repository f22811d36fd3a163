import { FrameReader, frameHead, LARGEST_FRAME } from './frames.ts';

const frame = (message: object, body = Buffer.alloc(0)) =>
  Buffer.concat([frameHead(message, body.length), body]);

function received() {
  const frames: { message: unknown; body: string }[] = [];
  const reader = new FrameReader((message, body) =>
    frames.push({ message, body: Buffer.concat(body).toString() }),
  );
  return { frames, reader };
}

test.each([1, 3, 7, 1_000])('frames arrive whole when they come in pieces of %s bytes', (size) => {
  const { frames, reader } = received();
  const bytes = Buffer.concat([
    frame({ type: 'page', job: 1 }, Buffer.from('<p>Brüssel</p>')),
    frame({ type: 'pong' }),
    frame({ type: 'page', job: 2 }, Buffer.from('x'.repeat(500))),
  ]);
  for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size));
  expect(frames).toEqual([
    { message: { type: 'page', job: 1 }, body: '<p>Brüssel</p>' },
    { message: { type: 'pong' }, body: '' },
    { message: { type: 'page', job: 2 }, body: 'x'.repeat(500) },
  ]);
});

test('a frame that is too large, or no JSON, is refused at once', () => {
  const { reader } = received();
  expect(() => reader.push(frameHead({}, LARGEST_FRAME))).toThrow('are allowed');
  const broken = Buffer.concat([Buffer.from([0, 0, 0, 3, 0, 0, 0, 0]), Buffer.from('{ab')]);
  expect(() => received().reader.push(broken)).toThrow(SyntaxError);
});
