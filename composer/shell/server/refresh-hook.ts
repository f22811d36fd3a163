/**
 * Development only. React Refresh's own stub forgets the renderers that came before it, so the run time of a remote, which
 * comes after react-dom, would find none to refresh.
 */
export const REFRESH_HOOK =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers:new Map,supportsFiber:true,inject(r){const i=this.renderers.size+1;this.renderers.set(i,r);return i},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}};';
