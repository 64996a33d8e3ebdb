import type { Complete } from '../../language/catalogue.ts';
import type * as doorWork from '../door-work.ts';

export default {
  doorWorkTexts: {
    choice: {
      title: 'Hapa panaskaniwa nini?',
      entry: 'Kuingia',
      exit: 'Kutoka',
      handout: (item) => `Kutoa: ${item}`,
      asksFirst: 'Onyesha mgeni kwanza',
      asksFirstHelp:
        'Huonyesha mwenye tiketi, daraja na maelezo, na husubiri uguse. Vinginevyo tiketi halali huruhusiwa mara moja.',
    },
    banner: {
      exit: 'Kutoka: wageni wanatokea hapa',
      exitByCode: 'Mgeni asiye na msimbo hutokea kwenye lango linalotafuta wageni kwa jina.',
      exitKiosk: 'Huna msimbo wa kuonyesha? Tafadhali muone mfanyakazi wetu kabla ya kuondoka.',
      handout: (item) => `Inatolewa: ${item}`,
      handoutHelp: 'Kuskani hapa hakumruhusu mtu kuingia.',
      asksFirst: 'Husubiri uguse kabla ya kuruhusu',
      gone: 'Mwandaaji ameacha kutoa hiki.',
    },
    pending: {
      word: 'Aingie?',
      why: 'Tiketi ni halali.',
      confirm: 'Mruhusu',
      refuse: 'Si sasa',
      due: 'Ya kulipwa',
    },
    mayHaveLeft: 'Kwa kifaa hiki kisicho na mtandao, mgeni yuko ndani. Huenda ametoka kwa lango lingine.',
    recent: {
      title: 'Skani za mwisho',
      none: 'Bado hakuna skani kwenye kifaa hiki',
    },
    kiosk: {
      label: 'Kioski',
      help: 'Skrini nzima, bila utafutaji wala mipangilio. PIN ya wafanyakazi pekee ndiyo hutoa nje.',
      needsPin: 'Inahitaji simu iliyooanishwa yenye PIN ya wafanyakazi.',
      heading: 'Skani tiketi yako',
      unlock: 'Wafanyakazi',
      full: 'Skrini nzima',
      staff: 'Tafadhali muone mfanyakazi wetu.',
      staffExit: 'Tafadhali muone mfanyakazi wetu kabla ya kuondoka: ataandika kutoka kwako.',
    },
    rules: {
      once: 'Mara moja',
      daily: 'Mara moja kwa siku',
      reentry: 'Tena baada ya kila kutoka',
      times: 'Idadi ya mara',
    },
  },
} satisfies Complete<typeof doorWork>;
