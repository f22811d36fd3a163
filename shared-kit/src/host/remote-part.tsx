import { Suspense, use, useEffect } from 'react';
import type { ReactNode } from 'react';
import type { ExposeRef } from '../contracts/boot.ts';
import { useHost } from './host-context.ts';
import type { LoadedExpose } from './host-context.ts';
import { RemoteIntl } from './remote-intl.tsx';
import { RemoteStyles } from './remote-styles.tsx';

interface RemotePartProps {
  of: ExposeRef;
  /** Instead of code that did not come. */
  fallback: ReactNode;
  /** Keeps the part's place while its code comes. */
  skeleton?: ReactNode;
  /** The part itself. */
  children: (module: LoadedExpose['module']) => ReactNode;
}

/**
 * What is made by the code of a remote, with its styles and translations. What the server sent of it stays until the code is
 * there: a part may be hydrated long after the page around it.
 */
export function RemotePart({ of, skeleton, ...part }: RemotePartProps) {
  return (
    <>
      <RemoteStyles of={of} />
      <Suspense fallback={skeleton}>
        <LoadedPart of={of} {...part} />
      </Suspense>
    </>
  );
}

function LoadedPart({ of, fallback, children }: RemotePartProps) {
  const host = useHost();
  const loaded: LoadedExpose | 'failed' = host.loaded(of) ?? use(host.load(of));
  const isThere = loaded !== 'failed';
  const { remote, expose } = of;
  useEffect(() => {
    if (isThere) host.onHydrated({ remote, expose });
  }, [host, remote, expose, isThere]);
  if (loaded === 'failed') return fallback;
  return <RemoteIntl messages={loaded.messages}>{children(loaded.module)}</RemoteIntl>;
}
