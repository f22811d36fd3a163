import { messageHead, MessageReader, LARGEST_MESSAGE } from './channel.ts';

const written = (message: object, body = Buffer.alloc(0)) =>
  Buffer.concat([messageHead(message, body.length), body]);

function received() {
  const messages: { message: unknown; body: string }[] = [];
  const reader = new MessageReader((message, body) =>
    messages.push({ message, body: Buffer.concat(body).toString() }),
  );
  return { messages, reader };
}

test.each([1, 3, 7, 1_000])('messages arrive whole when they come in pieces of %s bytes', (size) => {
  const { messages, reader } = received();
  const bytes = Buffer.concat([
    written({ type: 'page', job: 1 }, Buffer.from('<p>Brüssel</p>')),
    written({ type: 'pong' }),
    written({ type: 'page', job: 2 }, Buffer.from('x'.repeat(500))),
  ]);
  for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size));
  expect(messages).toEqual([
    { message: { type: 'page', job: 1 }, body: '<p>Brüssel</p>' },
    { message: { type: 'pong' }, body: '' },
    { message: { type: 'page', job: 2 }, body: 'x'.repeat(500) },
  ]);
});

test('a message that is too large, or no JSON, is refused at once', () => {
  const { reader } = received();
  expect(() => reader.push(messageHead({}, LARGEST_MESSAGE))).toThrow('are allowed');
  const broken = Buffer.concat([Buffer.from([0, 0, 0, 3, 0, 0, 0, 0]), Buffer.from('{ab')]);
  expect(() => received().reader.push(broken)).toThrow(SyntaxError);
});
