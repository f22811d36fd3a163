import { useEffect } from 'react';
import { tellAction } from './tell.ts';

/** Tells the API that the page of a property is printed, that the visitor calls from it or takes the brochure (product O9). */
export function useActions(propertyId: number): void {
  useEffect(() => {
    const onPrint = () => tellAction(propertyId, 'printed');
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      if (target.closest('a[href^="tel:"]')) tellAction(propertyId, 'phone');
      if (target.closest('a[href*="/brochure.pdf"]')) tellAction(propertyId, 'brochure');
    };
    addEventListener('beforeprint', onPrint);
    document.addEventListener('click', onClick);
    return () => {
      removeEventListener('beforeprint', onPrint);
      document.removeEventListener('click', onClick);
    };
  }, [propertyId]);
}
