import { Suspense, use, useEffect } from 'react';
import type { ReactNode } from 'react';
import type { ExposeRef } from '../contract/contract.ts';
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

/** No hook but `use`: React begins again when the code comes, may find it here then, and must not have counted hooks. */
function LoadedPart({ of, fallback, children }: RemotePartProps) {
  const host = useHost();
  const loaded: LoadedExpose | 'failed' = host.loaded(of) ?? use(host.load(of));
  if (loaded === 'failed') return fallback;
  return (
    <RemoteIntl messages={loaded.messages}>
      <PartBegins of={of} />
      <HydratedPart of={of}>{children(loaded.module)}</HydratedPart>
      <PartEnds of={of} />
    </RemoteIntl>
  );
}

/**
 * React renders what stands beside each other one after the other, with all that is in it: a part is what is rendered between these two.
 * They are there in the browser too, as the ids that React makes depend on it.
 */
function PartBegins({ of }: { of: ExposeRef }) {
  useHost().partBegins?.(of);
  return null;
}

function PartEnds({ of }: { of: ExposeRef }) {
  useHost().partEnds?.(of);
  return null;
}

/** Tells the shell when the part answers to scripts. */
function HydratedPart({ of: { remote, expose }, children }: { of: ExposeRef; children: ReactNode }) {
  const host = useHost();
  useEffect(() => host.onHydrated({ remote, expose }), [host, remote, expose]);
  return children;
}
