import { createServer } from 'node:http';
import { listen } from './listen.ts';
import { OperatorError } from './operator-error.ts';

const settings = { host: 'X_HOST', port: 'X_PORT' };

test('a port in use is named with the setting that chooses another one', async () => {
  const first = createServer();
  const port = await listen(first, { host: '127.0.0.1', port: 0, settings });
  const second = listen(createServer(), { host: '127.0.0.1', port, settings });
  await expect(second).rejects.toThrow(OperatorError);
  await expect(second).rejects.toThrow(`Port ${port} on 127.0.0.1 is in use`);
  await expect(second).rejects.toThrow('X_PORT');
  await new Promise((closed) => first.close(closed));
});

test('so is an address that is not of this machine', async () => {
  const away = listen(createServer(), { host: '192.0.2.1', port: 0, settings });
  await expect(away).rejects.toThrow(/Cannot listen on 192\.0\.2\.1:0 \(\w+\): set X_HOST/);
});
