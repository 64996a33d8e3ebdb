export { Anchors } from './anchors.ts';
export { type AnchorsVerdict, verifyAnchors } from './verify-anchors.ts';
