import type { FormReceipt } from 'shared-kit/contracts/api/forms/form-body';
import type { Href } from 'composer/contract';

/** The page that thanks for a visit. It asks the API for the time by the receipt: an address that anybody may write says nothing. */
export function appointmentThanksPath(
  href: Href,
  receipt: FormReceipt | undefined,
  from: string | undefined,
): string {
  const visit = receipt?.visit;
  const query = new URLSearchParams({ ...(from && { from }), ...(visit && { visit }) });
  return `${href('appointment-thanks')}?${query}`;
}
