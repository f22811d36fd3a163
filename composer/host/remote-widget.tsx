import type { ComponentType, ReactNode } from 'react';
import type { OfferedSlots, UsedWidgets } from '../contract/contract.ts';
import { exposeKey, useHost } from './host-context.ts';
import { FaultBoundary, PartFallback, RemotePart } from './remote-part.tsx';

interface RemoteWidgetProps<Remote, Name> {
  remote: Remote;
  name: Name;
  /** Shown when the widget is missing, broken or late: must be useful by itself. */
  fallback: ReactNode;
  /** Keeps the widget's place while its code comes. */
  skeleton?: ReactNode;
}

/** Props that the app declared for the widget; a widget that it did not declare has none that would do. */
type PropsOfWidget<Address extends string> = Address extends keyof UsedWidgets
  ? UsedWidgets[Address]
  : { undeclaredWidget: never };

/**
 * A component of another remote, by name, with the props that the app has declared for it in `UsedWidgets`. On the server, and in
 * the browser for what the server rendered, it is there at once; otherwise it comes with its code. A fault in it shows `fallback`
 * and touches nothing else.
 */
export function RemoteWidget<Remote extends string, Name extends string>({
  remote,
  name,
  fallback,
  skeleton,
  ...props
}: RemoteWidgetProps<Remote, Name> & PropsOfWidget<`${Remote}/${Name}`>) {
  const ref = useHost().findWidget(remote, name);
  if (!ref) return fallback;
  return (
    <FaultBoundary fallback={<PartFallback of={ref}>{fallback}</PartFallback>}>
      <RemotePart of={ref} fallback={fallback} skeleton={skeleton}>
        {(module) => {
          const Widget = module.default as ComponentType<Record<string, unknown>>;
          return <Widget {...props} />;
        }}
      </RemotePart>
    </FaultBoundary>
  );
}

/** Props that the app declared for the slot; a slot that it did not declare has none that would do. */
type PropsOfSlot<Name extends string> = Name extends keyof OfferedSlots
  ? OfferedSlots[Name]
  : { undeclaredSlot: never };

/**
 * A place in the page for widgets of other remotes: those that the registry has put there, each with the same props. Nothing is
 * shown for one that is missing or broken, and nothing at all for a slot that nobody fills.
 */
export function Slot<Name extends string>({ name, ...props }: { name: Name } & PropsOfSlot<Name>) {
  return useHost()
    .fillers(name)
    .map((ref) => (
      <FaultBoundary key={exposeKey(ref)} fallback={null}>
        <RemotePart of={ref} fallback={null}>
          {(module) => {
            const Filler = module.default as ComponentType<Record<string, unknown>>;
            return <Filler {...props} />;
          }}
        </RemotePart>
      </FaultBoundary>
    ));
}
