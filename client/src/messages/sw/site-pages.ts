import type { Gaps, SiteCatalogue } from '../../language/catalogue.ts';
import { legal } from './legal.ts';
import { site } from './site.ts';

const words: Gaps<SiteCatalogue> = { ...legal, ...site };

export default words;
