import { Component } from 'react';
import type { ReactNode } from 'react';

/** Shows `fallback` instead of children that throw while they render in the browser. */
export class FaultBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
