import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestMailServer {
  url: string;
  received: Email[];
  stop(): Promise<void>;
}

const refusal = (responseCode: number) => Object.assign(new Error('refused on purpose'), { responseCode });

/** A real SMTP server. `refuseForNow`: share of mails that get a 451 once; `unknown`: a recipient that gets a 550. */
export async function startMailServer({
  refuseForNow = 0,
  unknown,
}: {
  refuseForNow?: number;
  unknown?: string;
}): Promise<TestMailServer> {
  const received: Email[] = [];
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => done(address === unknown ? refusal(550) : null),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        count += refuseForNow;
        if (count >= 1) {
          count -= 1;
          return done(refusal(451));
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          done();
        });
      });
    },
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await new Promise<void>((resolve) => listening.once('listening', resolve));
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
