export { type AnchorLedger, Anchors, type AnchorsOptions } from './anchors.ts';
export { type AnchorsVerdict, verifyAnchors } from './verify-anchors.ts';
