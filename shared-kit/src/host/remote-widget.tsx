import type { ComponentType, ReactNode } from 'react';
import { FaultBoundary } from './fault-boundary.tsx';
import { useHost } from './host-context.ts';
import { RemotePart } from './remote-part.tsx';

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
export function RemoteWidget({ remote, name, fallback, skeleton, ...props }: RemoteWidgetProps) {
  const ref = useHost().findWidget(remote, name);
  if (!ref) return fallback;
  return (
    <FaultBoundary fallback={fallback}>
      <RemotePart of={ref} fallback={fallback} skeleton={skeleton}>
        {(module) => {
          const Widget = module.default as ComponentType<Record<string, unknown>>;
          return <Widget {...props} />;
        }}
      </RemotePart>
    </FaultBoundary>
  );
}
