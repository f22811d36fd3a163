import { Button } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { print } from 'shared-kit/domain/icon-shapes';
import { useText } from 'shared-kit/ui/text';
import s from './print-button.module.css';

/** Prints the property as a brochure of two pages: the print styles make it. */
export function PrintButton() {
  const text = useText();
  return (
    <Button variant="quiet" className={s.button} onClick={() => window.print()}>
      <Icon shape={print} />
      {text('print.button')}
    </Button>
  );
}
