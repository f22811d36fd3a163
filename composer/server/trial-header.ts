/**
 * Header by which a gateway tells the API that a request comes from the host of previews: whatever it sends is a trial, which reaches
 * nobody. Gateways set it themselves, and pass on none that a visitor sent.
 */
export const TRIAL_HEADER = 'x-trial';
