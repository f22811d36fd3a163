import { Suspense, use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { ExposeRef } from '../contracts/boot.ts';
import { FaultBoundary } from './fault-boundary.tsx';
import { useHost } from './host-context.ts';
import type { Host, LoadedExpose } from './host-context.ts';
import { RemoteIntl } from './remote-intl.tsx';
import { RemoteStyles } from './remote-styles.tsx';

interface RemoteWidgetProps {
  remote: string;
  name: string;
  /** Shown when the widget is missing, broken or late: must be useful by itself. */
  fallback: ReactNode;
  /** Keeps the widget's place while its code comes. */
  skeleton?: ReactNode;
  /** Props of the widget. */
  [prop: string]: unknown;
}

/**
 * A component of another remote, by name. On the server, and in the browser for what the server rendered, it is there at
 * once; otherwise it comes with its code. A fault in it shows `fallback` and touches nothing else.
 */
export function RemoteWidget({ remote, name, fallback, skeleton = null, ...props }: RemoteWidgetProps) {
  const host = useHost();
  const ref = host.findWidget(remote, name);
  if (!ref) return fallback;
  return (
    <FaultBoundary fallback={fallback}>
      <RemoteStyles of={ref} />
      <Suspense fallback={skeleton}>
        <WidgetBody host={host} of={ref} fallback={fallback} props={props} />
      </Suspense>
    </FaultBoundary>
  );
}

function WidgetBody(args: {
  host: Host;
  of: ExposeRef;
  fallback: ReactNode;
  props: Record<string, unknown>;
}) {
  const { host, of, fallback, props } = args;
  const widget: LoadedExpose | 'failed' = host.loaded(of) ?? use(host.load(of));
  if (widget === 'failed') return fallback;
  const Widget = widget.module.default as ComponentType<Record<string, unknown>>;
  return (
    <RemoteIntl messages={widget.messages}>
      <Widget {...props} />
    </RemoteIntl>
  );
}
