import { Provider, createStore } from 'jotai';
import { useState } from 'react';
import { RouterProvider } from 'react-router';
import type { ComponentProps } from 'react';
import { HostContext, RemoteIntl } from 'composer/host';
import type { Host } from 'composer/host';
import { deviceClassAtom } from 'shared-kit/state';
import type { DeviceClass } from '../src/domain/device-class.ts';

interface PartFrameProps extends ComponentProps<typeof RouterProvider> {
  host: Host;
  messages: Record<string, string>;
  device?: DeviceClass;
}

/** What the shell puts around every part: host, state, texts and a router, whose routes hold the part. */
export function PartFrame({ host, messages, device = 'desktop', ...router }: PartFrameProps) {
  const [store] = useState(() => {
    const created = createStore();
    created.set(deviceClassAtom, device);
    return created;
  });
  return (
    <HostContext value={host}>
      <Provider store={store}>
        <RemoteIntl messages={messages}>
          <RouterProvider {...router} />
        </RemoteIntl>
      </Provider>
    </HostContext>
  );
}
