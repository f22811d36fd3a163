import type { ComponentType } from 'react';
import type { OfferedSlots } from '../contract/contract.ts';
import { exposeKey } from './expose-key.ts';
import { FaultBoundary } from './fault-boundary.tsx';
import { useHost } from './host-context.ts';
import { RemotePart } from './remote-part.tsx';

/** Props that the app declared for the slot; a slot that it did not declare has none that would do. */
type PropsOf<Name extends string> = Name extends keyof OfferedSlots
  ? OfferedSlots[Name]
  : { undeclaredSlot: never };

/**
 * A place in the page for widgets of other remotes: those that the registry has put there, each with the same props. Nothing is
 * shown for one that is missing or broken, and nothing at all for a slot that nobody fills.
 */
export function Slot<Name extends string>({ name, ...props }: { name: Name } & PropsOf<Name>) {
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
