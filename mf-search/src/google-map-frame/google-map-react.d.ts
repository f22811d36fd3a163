/** What the site uses of google-map-react, which brings no types. */
declare module 'google-map-react' {
  import type { Component, CSSProperties, ReactNode } from 'react';
  import type { GoogleInternals, GoogleMaps, LatLng } from './google-internals.ts';

  export interface MapChange {
    center: LatLng;
    zoom: number;
    bounds: { nw: LatLng; se: LatLng };
  }

  interface Props {
    bootstrapURLKeys: { key: string; language: string; region: string };
    googleMapLoader: (keys: Props['bootstrapURLKeys']) => Promise<GoogleMaps>;
    defaultCenter: LatLng;
    defaultZoom: number;
    options: Readonly<Record<string, unknown>>;
    yesIWantToUseGoogleMapApiInternals: boolean;
    onGoogleApiLoaded: (internals: GoogleInternals) => void;
    onChange: (change: MapChange) => void;
    onClick: (click: { event: { target: EventTarget } }) => void;
    style?: CSSProperties;
    children?: ReactNode;
  }

  export default class GoogleMapReact extends Component<Props> {
    static googleMapLoader: Props['googleMapLoader'];
  }

  /** The view that has a part of the map in a window of this size. */
  export function fitBounds(
    bounds: { ne: LatLng; sw: LatLng },
    size: { width: number; height: number },
  ): { center: LatLng; zoom: number };
}
