import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type * as ReactModule from 'react';
import type * as ReactServerModule from 'react-dom/server';
import { ROOT } from '../../local/root.ts';
import type { TreeNode } from './markup-tree.ts';

/**
 * Baseline of the comparison: a server that only streams one React tree, and reports its CPU time at `/metrics`. Usage: node bare-server.ts tree.json. Sends its port
 * to its parent process as a message.
 */
const require = createRequire(path.join(ROOT, 'shell/package.json'));
const { createElement } = require('react') as typeof ReactModule;
const { renderToPipeableStream } = require('react-dom/server.node') as typeof ReactServerModule;

const page = toElement(JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as TreeNode);

function toElement(node: TreeNode | string): ReactModule.ReactNode {
  if (typeof node === 'string') return node;
  return createElement(node.tag, node.props, ...node.children.map(toElement));
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const server = createServer((request, response) => {
  if (request.url === '/metrics') return void response.end(`process_cpu_seconds_total ${cpuSeconds()}\n`);
  const { pipe } = renderToPipeableStream(page, {
    onShellReady() {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      pipe(response);
    },
    onError: (error) => void response.destroy(error as Error),
    progressiveChunkSize: 1 << 30,
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
