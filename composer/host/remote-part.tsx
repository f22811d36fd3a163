import {
  Component,
  Suspense,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useReducer,
  useSyncExternalStore,
} from 'react';
import type { ReactNode } from 'react';
import type { ExposeRef } from '../contract/contract.ts';
import { useHost } from './host-context.ts';
import type { LoadedExpose } from './host-context.ts';
import { RemoteIntl } from './remote-intl.tsx';

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
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  if (useHost().isBrowserOnly?.(of)) return <BrowserPart of={of} {...part} />;
  return (
    <>
      <RemoteStyles of={of} />
      <Suspense fallback={skeleton}>
        <LoadedPart of={of} onLate={renderAgain} {...part} />
      </Suspense>
    </>
  );
}

/** The fallback, with all that a visitor does in it, until the browser has the code: on the server, and for as long as the code does not come. */
function BrowserPart(part: RemotePartProps) {
  const { remote, expose } = part.of;
  const host = useHost();
  const known = host.loaded(part.of);
  const load = useCallback(
    (changed: () => void) => {
      let isShown = true;
      const ask = () => void host.load({ remote, expose }).then(() => isShown && changed());
      // What failed is asked for again when that was forgotten: at the first rendering after it, or when the line is back.
      if (known === undefined) ask();
      addEventListener('online', ask);
      return () => {
        isShown = false;
        removeEventListener('online', ask);
      };
    },
    [host, remote, expose, known],
  );
  const loaded = useSyncExternalStore(
    load,
    () => host.loaded(part.of),
    () => undefined,
  );
  if (loaded === undefined || loaded === 'failed')
    return <PartFallback of={part.of}>{part.fallback}</PartFallback>;
  return <LoadedPart {...part} />;
}

/**
 * No hook but `use`: React begins again when the code comes, may find it here then, and must not have counted hooks.
 * @param onLate told when code comes that had failed to
 */
function LoadedPart({ of, fallback, onLate, children }: RemotePartProps & { onLate?: () => void }) {
  const host = useHost();
  const loaded: LoadedExpose | 'failed' = host.loaded(of) ?? use(host.load(of));
  if (loaded === 'failed')
    return (
      <FailedPart of={of} onLate={onLate}>
        {fallback}
      </FailedPart>
    );
  return (
    <RemoteIntl messages={loaded.messages}>
      <PartBegins of={of} />
      <HydratedPart of={of}>{children(loaded.module)}</HydratedPart>
      <PartEnds of={of} />
    </RemoteIntl>
  );
}

/** The fallback, with all that a visitor does in it, until the code has come after all: it is asked for again when the line is back. */
function FailedPart({
  of,
  onLate,
  children,
}: Pick<RemotePartProps, 'of'> & { onLate: (() => void) | undefined; children: ReactNode }) {
  const host = useHost();
  const { remote, expose } = of;
  const tell = useEffectEvent(() => onLate?.());
  useEffect(() => {
    let isShown = true;
    const ask = () =>
      void host.load({ remote, expose }).then((result) => {
        if (isShown && result !== 'failed') tell();
      });
    // It was forgotten, or came, while this was rendered.
    if (host.loaded({ remote, expose }) !== 'failed') ask();
    addEventListener('online', ask);
    return () => {
      isShown = false;
      removeEventListener('online', ask);
    };
  }, [host, remote, expose]);
  return <PartFallback of={of}>{children}</PartFallback>;
}

/**
 * React renders what stands beside each other one after the other, with all that is in it: a part is what is rendered between these two.
 * They are there in the browser too, as the ids that React makes depend on it.
 */
function PartBegins({ of }: { of: ExposeRef }) {
  const host = useHost();
  host.partBegins?.(of);
  // Nothing else may stand everywhere, in tables and lists too, and is never shown.
  return host.marks ? <template data-part={host.marks(of)} /> : null;
}

function PartEnds({ of }: { of: ExposeRef }) {
  const host = useHost();
  host.partEnds?.(of);
  return host.marks ? <template data-part-end="" /> : null;
}

/** What stands in for a part, between the marks of one that is debugged. */
export function PartFallback({ of, children }: { of: ExposeRef; children: ReactNode }) {
  const { marks } = useHost();
  if (!marks) return children;
  return (
    <>
      <template data-part={marks(of)} data-is-fallback="" />
      {children}
      <template data-part-end="" />
    </>
  );
}

/** Tells the shell when the part answers to scripts. */
function HydratedPart({ of: { remote, expose }, children }: { of: ExposeRef; children: ReactNode }) {
  const host = useHost();
  useEffect(() => host.onHydrated({ remote, expose }), [host, remote, expose]);
  return children;
}

/**
 * Stylesheets of an expose, in `<head>` before the first paint. `data-href` is the chunk's own file name: by it webpack's
 * run time in the browser sees that the sheet is there and does not load it twice.
 */
export function RemoteStyles({ of }: { of: ExposeRef }) {
  return useHost()
    .stylesheets(of)
    .map(({ href, integrity }) => (
      <link
        key={href}
        rel="stylesheet"
        href={href}
        integrity={integrity}
        precedence="remote"
        data-href={href.slice(href.lastIndexOf('/') + 1)}
      />
    ));
}

/** Shows `fallback` instead of children that throw while they render in the browser. */
export class FaultBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
