export type DeviceClass = 'mobile' | 'tablet' | 'desktop';

/** Widest viewport, in CSS pixels, of a phone and of a tablet. */
interface Breakpoints {
  mobileMax: number;
  tabletMax: number;
}

/** Product F17; a site may configure others. */
const DEFAULT_BREAKPOINTS: Breakpoints = { mobileMax: 767, tabletMax: 960 };

/** The device class of a viewport width. An unknown width counts as mobile, where every link works without JavaScript. */
export function toDeviceClass(width: number, breakpoints: Breakpoints = DEFAULT_BREAKPOINTS): DeviceClass {
  const pixels = Math.floor(width);
  if (pixels > breakpoints.tabletMax) return 'desktop';
  return pixels > breakpoints.mobileMax ? 'tablet' : 'mobile';
}
