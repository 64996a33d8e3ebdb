import type { Translation } from '../../../language/catalogue.ts';
import type * as paymentSetup from '../../payment-setup.ts';

export default {
  paymentSetupTexts: {
    lead: 'Jinsi wanunuzi wanavyokulipa. Njia moja inatosha kuanza.',
    ready: 'Unaweza kulipwa',
    readyWith: (ways) => `Zinazotumika: ${ways}.`,
    notReady: 'Bado hakuna njia ya kulipwa',
    until:
      'Hadi njia moja itakapokuwa tayari, wanunuzi wanatumia fomu ya kuagiza ya tukio na kulipa mlangoni, kama fomu hiyo iko wazi.',
    back: 'Rudi kwenye dashibodi',
    own: 'Kwenye akaunti zako mwenyewe',
    collected: 'Zinazokusanywa na Passa',
    payouts: 'Malipo kwa waandaaji',
    noPayouts:
      'Wanunuzi wanalipa kwenye akaunti zako mwenyewe, hivyo hakuna cha kukulipa. Passa hukusanya kwa waandaaji iliowafungulia akaunti zake.',
    noDestination: 'Weka akaunti ya kupokea kabla ya kuomba malipo.',
    throughPlatform: 'akaunti ya Passa',
    states: { connected: 'Imeunganishwa', none: 'Haijaunganishwa' },
    other: 'Njia nyingine za kulipwa',
    wallet: 'Pochi ya shirika',
    walletAbout:
      'Wanunuzi wenye pochi ya Stellar wanalipa kwa XLM. Penye mkataba, pesa hukaa kwenye amana hadi mgao uziachie.',
    walletOpen: 'Fungua pochi',
    setUp: 'Andaa malipo',
    setUpLead: 'M-Pesa, kadi au malipo kwa waandaaji: jinsi wanunuzi wanavyokulipa.',
    firstForm: 'Malipo yanaandaliwa kando, kabla au baadaye:',
    publish: {
      anyway: 'Chapisha sasa',
      question: 'Chapisha bila njia ya kulipwa?',
      atDoor:
        'Wanunuzi wanaweza kuagiza tiketi na kulipa mlangoni. Hawawezi kulipa kwa M-Pesa wala kadi hadi uunganishe mojawapo.',
      closed:
        'Fomu ya kuagiza imefungwa, hivyo wanunuzi hawawezi kuagiza na kulipa mlangoni. Hawawezi kulipa kwa M-Pesa wala kadi hadi uunganishe mojawapo.',
    },
  },
} satisfies Translation<typeof paymentSetup>;
