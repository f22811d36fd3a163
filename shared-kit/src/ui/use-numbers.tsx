import { formatEuro } from 'shared-kit/domain/money';
import { formatWholeNumber } from 'shared-kit/domain/numbers';
import { useHost } from 'composer/host';

/** How numbers are written on the page (product T2, T3). */
export interface Numbers {
  euro(amount: number | null | undefined): string;
  whole(value: number): string;
}

/** Numbers in the locale that configuration has for the page's language. */
export function useNumbers(): Numbers {
  const { numberLocale } = useHost().site;
  return {
    euro: (amount) => formatEuro(amount, numberLocale),
    whole: (value) => formatWholeNumber(value, numberLocale),
  };
}
