import { Provider } from 'jotai';
import type { createStore } from 'jotai';
import type { ReactNode } from 'react';
import type { Messages } from '../contract/contract.ts';
import { HostContext } from '../host/host-context.ts';
import { RemoteIntl } from '../host/remote-intl.tsx';
import type { Host } from '../host/host-context.ts';
import { ShellDocumentContext } from './document/shell-document.tsx';
import type { ShellDocument } from './document/shell-document.tsx';

interface ShellAppProps {
  host: Host;
  store: ReturnType<typeof createStore>;
  messages: Messages;
  document: ShellDocument;
  children: ReactNode;
}

/** Everything around the router: the same tree on the server and in the browser, or hydration fails. */
export function ShellApp({ host, store, messages, document, children }: ShellAppProps) {
  return (
    <HostContext value={host}>
      <ShellDocumentContext value={document}>
        <Provider store={store}>
          <RemoteIntl messages={messages}>{children}</RemoteIntl>
        </Provider>
      </ShellDocumentContext>
    </HostContext>
  );
}
