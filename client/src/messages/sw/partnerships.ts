import type { Translation } from '../../language/catalogue.ts';
import type * as partnerships from '../partnerships.ts';
import type * as revenue from '../revenue.ts';

export default {
  panelTexts: {
    tabs: {
      overview: 'Muhtasari',
      partners: 'Washirika',
      contracts: 'Mikataba',
      create: 'Unda Mkataba',
      mine: 'Mikataba Yangu',
      all: 'Mikataba Yote',
    },
    nav: 'Ushirika',
    lead: 'Gawaneni kinacholetwa na tukio: kimesainiwa na wote, kinalipwa na leja.',
    leadForPartners: 'Mikataba ambayo mwandaaji anagawana nawe kinacholetwa na tukio.',
    needsYou: 'Inakusubiri',
    nothingWaits: 'Hakuna kinachokusubiri.',
    latest: 'Mikataba ya karibuni',
    allContracts: 'Mikataba yote',
    how: 'Jinsi mgawanyo unavyofanya kazi',
    steps: [
      [
        'Alika washirika',
        'Wanamuziki, wadhamini na wenye kumbi wanakubali kwa barua pepe, na wanapata pochi.',
      ],
      ['Andika mafungu', 'Kwanza kiasi maalumu, kisha asilimia. Kisichoahidiwa kwa yeyote kinabaki kwako.'],
      ['Wote wanasaini', 'Watia saini wa kutosha wakiidhinisha, mkataba unakuwa akaunti kwenye leja.'],
      [
        'Pesa hutoka kwa saini',
        'Mauzo ya tiketi yanaingia humo, na hakuna anayelipa kutoka humo peke yake. Hata sisi.',
      ],
    ],
  },
  contractTexts: {
    none: 'Hakuna mikataba bado',
    noneForIssuer: 'Andika nani anapata nini cha tukio, na kila mtu asaini.',
    noneForMembers: 'Mikataba inayokutaja kama mshirika au mtia saini itaonekana hapa.',
    noneForAll: 'Mikataba ya waandaaji wote inaonekana hapa.',
    noneOfStatus: 'Hakuna katika hali hii.',
    loading: 'Inapakia mikataba',
    theContracts: 'mikataba',
    more: 'Pakia zaidi',
    status: 'Hali',
    statuses: { ALL: 'Yote', DRAFT: 'Rasimu', FINAL: 'Wa mwisho' },
    finalizing: 'Unakamilishwa…',
    roles: {
      ISSUER: 'Mwandaaji',
      SIGNATORY: 'Mtia saini',
      PARTNER: 'Mshirika',
      VIEWER: 'Mtazamaji',
    },
    yourRole: (role) => `Jukumu lako: ${role}`,
    approvals: (given, required) => `Idhini ${given} kati ya ${required}`,
    shares: (count) => (count === 1 ? 'Fungu 1' : `Mafungu ${count}`),
    signatories: (count) => (count === 1 ? 'Mtia saini 1' : `Watia saini ${count}`),
    totalRevenue: 'Jumla ya Mapato',
    distributed: 'Yaliyogawanywa',
    back: 'Rudi kwenye Mikataba',
    missing: 'Mkataba haukupatikana',
    missingBody: 'Huenda umeondolewa, au wewe si sehemu yake.',
  },
  confirmRoundTexts: {
    approve: {
      question: (number, contract) => `Uidhinishe mgao wa ${number} wa ${contract}?`,
      consequence:
        'Sahihi yako ni ya malipo haya tu na haiwezi kurudishwa. Hakuna fedha zitakazohama kabla ya wengi wa kutosha kusaini.',
      confirm: (amount) => `Idhinisha ${amount}`,
    },
    release: {
      question: (number, contract) => `Utoe fedha za mgao wa ${number} wa ${contract}?`,
      consequence: 'Malipo haya yanafanywa sasa, katika muamala mmoja, na hayawezi kutenguliwa.',
      confirm: (amount) => `Toa ${amount}`,
    },
    leaves: 'Zinazotoka kwenye akaunti ya amana',
    ofWhichOwed: 'ambazo kati yake ni gharama na malipo ya awali yanayodaiwa',
    left: 'Zinazobaki kwenye akaunti ya amana',
    keep: 'Sio sasa',
    loading: 'Inapakia malipo',
  },
} satisfies Translation<typeof partnerships & typeof revenue>;
