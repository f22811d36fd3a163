import { Ribbon } from 'shared-kit/ui/status-ribbon/ribbon';
import { useText } from 'shared-kit/ui/text';

/** "Sold out" over the picture of a project. */
export function SoldOutRibbon({ soldOut, className }: { soldOut: boolean; className?: string }) {
  const text = useText();
  return soldOut ? (
    <Ribbon look="closed" className={className}>
      {text('project.soldOut')}
    </Ribbon>
  ) : null;
}
