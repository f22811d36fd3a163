import { tellAction } from './tell.ts';

/**
 * Tells the API that the page of a property is printed, that the visitor calls from it or takes the brochure (product O9).
 * @returns ends it
 */
export function watchActions(propertyId: number): () => void {
  const onPrint = () => tellAction(propertyId, 'printed');
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    if (target.closest('a[href^="tel:"]')) tellAction(propertyId, 'phone');
    if (target.closest('a[href*="/brochure.pdf"]')) tellAction(propertyId, 'brochure');
  };
  addEventListener('beforeprint', onPrint);
  // On its way down: React lets no click through in a part that is not hydrated yet.
  addEventListener('click', onClick, true);
  return () => {
    removeEventListener('beforeprint', onPrint);
    removeEventListener('click', onClick, true);
  };
}
