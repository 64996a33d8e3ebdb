export { createIssuer } from './create-issuer.ts';
export { findIssuer, issuerSeen } from './find-issuer.ts';
export { presentIssuer } from './issuer.present.ts';
export { Issuer } from './issuer.type.ts';
export { requireActiveIssuer } from './require-active-issuer.ts';
