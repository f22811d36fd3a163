/** What the site uses of Google's own code. */
export interface LatLng {
  lat: number;
  lng: number;
}

export interface GoogleMapInstance {
  getZoom(): number;
  setZoom(zoom: number): void;
  setCenter(place: LatLng): void;
  getCenter(): { lat(): number; lng(): number };
  panBy(x: number, y: number): void;
}

interface GoogleShape {
  setMap(map: GoogleMapInstance | null): void;
}

type NewShape = new (options: Readonly<Record<string, unknown>>) => GoogleShape;

export interface GoogleMaps {
  Polygon: NewShape;
}

export interface GoogleInternals {
  map: GoogleMapInstance;
  maps: GoogleMaps;
}
