/** Ties the picture of a card to the picture of its page: both carry this `view-transition-name`. */
export function transitionName(propertyId: number): string {
  return `property-picture-${propertyId}`;
}
