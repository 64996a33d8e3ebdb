import type { Translation } from '../../language/catalogue.ts';
import type * as series from '../series.ts';

export default {
  seriesTexts: {
    series: 'Mfululizo',
    thisSeries: 'mfululizo huu',
    dates: (count) => (count === 1 ? 'Tarehe 1' : `Tarehe ${count.toLocaleString('sw')}`),
    datesFrom: (dates, day) => `${dates} kuanzia ${day}`,
    loading: 'Tarehe zinapakiwa...',
    otherDates: 'Tarehe nyingine',
    upcoming: 'Tarehe',
    nextFree: (when) => `Tarehe ijayo yenye tiketi: ${when}`,
    allSoldOut: 'Tiketi za tarehe zote zimeisha',
    moreDates: 'Onyesha tarehe zaidi',
    none: 'Hakuna tarehe zijazo',
    noneBody: 'Tarehe zote za onyesho hili zimepita. Angalia matukio mengine.',
    notFound: 'Onyesho halikupatikana',
    notFoundBody: 'Onyesho unalotafuta halipo au bado haliuzwi.',
    few: (count) => (count === 1 ? 'Tiketi 1 imebaki' : `Tiketi ${count} zimebaki`),
  },
} satisfies Translation<typeof series>;
