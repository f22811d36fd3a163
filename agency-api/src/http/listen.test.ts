import { expect, test } from '@jest/globals';
import express from 'express';
import { AddressError, listen } from './listen.ts';

test('a busy port is named with what to do about it', async () => {
  const { server, port } = await listen(express(), '127.0.0.1', 0);
  const second = listen(express(), '127.0.0.1', port);
  await expect(second).rejects.toThrow(AddressError);
  await expect(second).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`);
  await new Promise((closed) => server.close(closed));
});
