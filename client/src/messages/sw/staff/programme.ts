import type { Translation } from '../../../language/catalogue.ts';
import type * as programme from '../../programme.ts';

export default {
  lineUpTexts: {
    title: 'Wasanii',
    lead: 'Wasanii kwa mpangilio wa ukurasa wa tukio.',
    saved: 'Wasanii wamehifadhiwa',
    name: 'Jina',
    startsAt: 'Anaanza (saa ya tukio)',
    note: 'Kwa ufupi (si lazima)',
    link: 'Tovuti (si lazima)',
    rows: {
      add: 'Ongeza msanii',
      save: 'Hifadhi wasanii',
      row: (nth) => `Msanii ${nth}`,
      up: (nth) => `Panda juu: Msanii ${nth}`,
      down: (nth) => `Shuka chini: Msanii ${nth}`,
      remove: (nth) => `Ondoa: Msanii ${nth}`,
    },
  },
  faqTexts: {
    title: 'Maswali na majibu',
    lead: 'Wageni wanayouliza zaidi: njia, watoto, chakula, hali ya hewa.',
    saved: 'Maswali yamehifadhiwa',
    question: 'Swali lenyewe',
    answer: 'Jibu',
    rows: {
      add: 'Ongeza swali',
      save: 'Hifadhi maswali',
      row: (nth) => `Swali ${nth}`,
      up: (nth) => `Panda juu: Swali ${nth}`,
      down: (nth) => `Shuka chini: Swali ${nth}`,
      remove: (nth) => `Ondoa: Swali ${nth}`,
    },
  },
  richTextTexts: {
    toolbar: 'Mpangilio wa maandishi',
    marks: {
      bold: 'Nene',
      italic: 'Mlalo',
      link: 'Kiungo',
      heading: 'Kichwa',
      subheading: 'Kichwa kidogo',
      list: 'Orodha',
      numbers: 'Orodha yenye namba',
      quote: 'Nukuu',
      indent: 'Sogeza ndani',
      outdent: 'Sogeza nje',
    },
    address: 'Anwani ya kiungo',
    wrongAddress: 'Weka anwani ya tovuti au barua pepe.',
    setLink: 'Weka kiungo',
    removeLink: 'Ondoa kiungo',
    tooLong: (most, now) => `Si zaidi ya herufi ${most}, pamoja na za mpangilio; sasa ni ${now}.`,
  },
} satisfies Translation<typeof programme>;
