export { type AnchorsVerdict, verifyAnchors } from './verify-anchors.ts';
