import QRCode from 'qrcode';

/** A QR code as an SVG path of one unit for each module. */
export function setupCode(address: string): { size: number; path: string } {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' });
  const cells = Array.from(modules.data, (isDark, index) => {
    const [x, y] = [index % modules.size, Math.floor(index / modules.size)];
    return isDark ? `M${x} ${y}h1v1h-1z` : '';
  });
  return { size: modules.size, path: cells.join('') };
}
