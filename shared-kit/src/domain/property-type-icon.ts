type PropertyTypeIcon = 'residential' | 'office' | 'industrial' | 'land' | 'retail';

/** The icon of a property type's icon code (product L13): 2, 5, 7 and any other code share the office icon. */
export function propertyTypeIcon(code: number | null | undefined): PropertyTypeIcon {
  switch (code) {
    case 1:
      return 'residential';
    case 3:
      return 'industrial';
    case 4:
      return 'land';
    case 6:
      return 'retail';
    default:
      return 'office';
  }
}
