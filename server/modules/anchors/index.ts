export { type AnchorLedger, Anchors, type AnchorsOptions } from './anchors.ts';
