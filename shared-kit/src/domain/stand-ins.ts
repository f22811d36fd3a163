/** Where a stand-in for an address of a third party is, on the server of the stand-ins: below its host and path. */
export const standInAddress = (address: string, standIns: string | undefined): string =>
  standIns === undefined ? address : address.replace('https://', `${standIns}/third-parties/`);
