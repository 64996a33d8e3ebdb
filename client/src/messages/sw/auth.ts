import type { Translation } from '../../language/catalogue.ts';
import type * as auth from '../auth.ts';

export default {
  authTexts: {
    ends: {
      ended: 'Umetolewa kwenye akaunti. Ingia tena ili kuendelea.',
      idle: 'Kivinjari hiki hakikutumika kwa muda mrefu, hivyo umetolewa. Ingia tena ili kuendelea.',
      ended_by_user: 'Kipindi hiki kilifungwa kutoka kifaa kingine. Ingia tena ili kuendelea.',
      password_changed: 'Nenosiri la akaunti hii lilibadilishwa, hivyo umetolewa. Ingia kwa nenosiri jipya.',
      suspended: 'Akaunti hii imesimamishwa, hivyo umetolewa. Muulize mwandaaji wako au huduma yetu.',
      role_changed:
        'Jukumu lako limebadilishwa, hivyo umetolewa. Ingia tena ili kufanya kazi kwa jukumu jipya.',
      device_revoked: 'Mwandaaji wako amekizuia kifaa hiki. Muulize, au ingia tena.',
    },
    signIn: 'Ingia',
    createAccount: 'Fungua Akaunti',
    home: 'Mwanzo',
    processing: 'Inashughulikia...',
    organizationName: 'Jina la Shirika',
    fullName: 'Jina Kamili',
    personName: 'Jina lako (si lazima)',
    personNameHelp: 'Linaonekana kwa timu yako na watu unaowaandikia.',
    registerAsOrganizer: 'Jisajili kama mwandaaji wa matukio',
    registerAsOrganizerHelp: 'Unda na usimamie matukio ya shirika lako',
    createWallet: 'Fungua pochi ya kidijitali',
    createWalletHelp: 'Kwa malipo ya kidijitali na kuhifadhi tiketi',
    showPassword: 'Onyesha nenosiri',
    hidePassword: 'Ficha nenosiri',
    forgotPassword: 'Umesahau nenosiri?',
    forgotTitle: 'Weka nenosiri jipya',
    sendLink: 'Tuma kiungo',
    backToSignIn: 'Rudi Kuingia',
    noAccount: 'Mgeni kwenye Passa?',
    haveAccount: 'Tayari una akaunti?',
    setPassword: 'Weka nenosiri jipya',
    verifyTitle: 'Kuthibitisha barua pepe',
    secondStep: 'Andika msimbo kutoka programu yako ya uthibitishaji ili kumaliza kuingia.',
    secondStepRecovery: 'Andika mmoja wa misimbo ya dharura uliyohifadhi. Kila mmoja hutumika mara moja.',
    secondStepPasskey: 'Tumia passkey ya akaunti yako ili kumaliza kuingia.',
    usePasskey: 'Tumia passkey',
    signInWithPasskey: 'Ingia kwa passkey',
    or: 'au',
    recoveryCode: 'Msimbo wa dharura',
    useRecoveryCode: 'Tumia msimbo wa dharura',
    useApp: 'Tumia programu ya uthibitishaji',
    lostBoth: 'Umepoteza kifaa chako na misimbo yako ya dharura?',
    loginFailed: 'Imeshindikana kuingia',
    loginNetworkError: 'Hitilafu ya mtandao wakati wa kuingia',
    registrationFailed: 'Usajili umeshindikana',
    registrationNetworkError: 'Hitilafu ya mtandao wakati wa usajili',
    registered: (organizer, walletCreated) =>
      `${organizer ? 'Mwandaaji' : 'Mtumiaji'} amesajiliwa! ${
        walletCreated ? 'Pochi imefunguliwa. ' : ''
      }Tafadhali ingia ili uendelee.`,
    resetIntro:
      'Tuambie anwani ya akaunti yako nasi tutakutumia kiungo. Kinafanya kazi mara moja, kwa dakika 30.',
    resetSent: 'Kama anwani hiyo ina akaunti, kiungo kiko njiani.',
    resetDone: 'Nenosiri lako limebadilishwa. Tafadhali ingia.',
    resetLinkMissing: 'Kiungo hiki hakijakamilika. Tafadhali omba kipya.',
    verifying: 'Tunathibitisha anwani yako…',
    verified: 'Anwani yako ya barua pepe imethibitishwa.',
    verifyFailed: 'Kiungo hiki kimetumika au ni cha zamani. Ingia ili utumiwe kipya.',
    verifyWithPassword: 'Andika nenosiri la akaunti yako ya Passa ili kuthibitisha anwani hii.',
    confirmAddress: 'Thibitisha anwani',
    verifyNotYours:
      'Kama hukufungua akaunti hii, chagua nenosiri jipya: wengine wote watatolewa kwenye akaunti.',
  },
} satisfies Translation<typeof auth>;
