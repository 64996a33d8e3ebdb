import type { Translation } from '../catalogue.ts';

export const account: Translation<'accountTexts' | 'methodTexts'> = {
  accountTexts: {
    title: 'Akaunti',
    lead: 'Jinsi unavyolipa, na mipangilio yako.',
    methods: 'Njia za malipo',
    quickActions: 'Vitendo vya haraka',
    manage: 'Simamia',
    setUp: 'Weka',
    comingSoon: 'Inakuja hivi karibuni',
    status: { connected: 'Imeunganishwa', pending: 'Inasubiri', not_connected: 'Haijaunganishwa' },
    wallet: 'Pochi',
    transactions: 'Miamala',
    settings: 'Mipangilio',
    walletAction: 'Salio, kuongeza fedha na ufunguo wako',
    transactionsAction: 'Kila malipo yaliyoingia na kutoka',
    settingsAction: 'Wasifu, nenosiri, mwonekano',
    back: 'Rudi kwenye Akaunti',
    transactionsLead: 'Kila muamala wa pochi yako, mpya kwanza.',
    signInTitle: 'Ingia ili uone akaunti yako',
    signInBody: 'Njia za malipo na mipangilio ni vya akaunti.',
    meanwhile: 'Hadi hapo, pochi yako inalipia tiketi, na kila mwandaaji anayeruhusu hupokea malipo langoni.',
    openWallet: 'Fungua Pochi',
  },
  methodTexts: {
    wallet: {
      label: 'Pochi ya Kidijitali',
      about: 'Hulipa kwa sekunde chache, moja kwa moja kutoka salio lako la XLM.',
    },
    mobileMoney: {
      label: 'Pesa kwa Simu',
      about: 'M-Pesa, Airtel Money na MTN MoMo.',
      page: 'Thibitisha malipo kwenye simu yako, na tiketi ni yako. Bado tunaunganisha mitandao.',
    },
    bank: {
      label: 'Akaunti ya Benki',
      about: 'Kutuma na kupokea kupitia benki yako.',
      page: 'Hakuna benki iliyounganishwa na Passa bado, kwa hiyo hakuna cha kuweka hapa kwa sasa.',
    },
    card: {
      label: 'Kadi ya Benki',
      about: 'Visa na Mastercard.',
      page: 'Kadi zinamsubiri mtoa huduma. Akiwa tayari, utaweza kuongeza yako hapa.',
    },
  },
};
