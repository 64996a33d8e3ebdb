import type { Catalogue, Gaps } from '../catalogue.ts';

const words: Gaps<Catalogue> = {};

export default words;
