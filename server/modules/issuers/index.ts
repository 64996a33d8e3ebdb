export { createIssuer } from './create-issuer.ts';
export { presentIssuer } from './issuer.present.ts';
export { Issuer } from './issuer.type.ts';
