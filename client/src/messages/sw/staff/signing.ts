import type { Translation } from '../../../language/catalogue.ts';
import type * as signing from '../../signing.ts';

export default {
  externalSigningTexts: {
    lead: 'Ufungue kwenye pochi yako, usaini humo, kisha ulete muamala uliosainiwa. Hakuna kinachotumwa kutoka huko.',
    open: 'Fungua kwenye pochi',
    codeLabel: 'Muamala kwa pochi yako',
    tooLong: 'Ni mrefu mno kwa msimbo. Fungua kiungo kwenye kifaa chenye pochi yako, au nakili muamala.',
    copy: 'Nakili muamala (XDR)',
    copied: 'Imenakiliwa!',
    hash: 'Pochi yako inaonyesha hash hii',
    paste: 'Muamala uliosainiwa (XDR)',
    pasteHint: 'Bandika hapa maandishi marefu; hash yake inalinganishwa, na saini yako inakaguliwa.',
    submit: 'Wasilisha saini',
    signTitle: 'Saini kwa pochi yako mwenyewe',
  },
  signingKeyTexts: {
    title: 'Ufunguo wa kusaini',
    lead: 'Unaosainia mikataba. Passa inakutunzia ufunguo; unaweza kutumia pochi yako mwenyewe badala yake.',
    platform: 'Unatunzwa na Passa',
    platformBody:
      'Unapoidhinisha, Passa husaini kwa ufunguo wa pochi yako hapa. Ni rahisi, na ina maana kwamba unatuamini nao.',
    own: 'Pochi yako mwenyewe',
    ownBody:
      'Mikataba itakayokuwa ya mwisho kuanzia sasa inaomba ufunguo huu. Iliyokwisha kuwa ya mwisho inabaki na ufunguo wake.',
    provedAt: 'Umethibitishwa',
    publicKey: 'Ufunguo wa umma wa pochi yako',
    publicKeyHint: 'Huanza na G. Unathibitishwa kwa saini moja; haulipi chochote na hauwezi kutumwa kamwe.',
    start: 'Sajili ufunguo huu',
    startFailed: (reason) => `Imeshindikana kusajili ufunguo: ${reason}`,
    challengeTitle: 'Thibitisha kuwa ni wako',
    challenge:
      'Saini muamala huu. Haufanyi chochote kwenye leja: namba yake ya mfuatano haiwezi kutumika kamwe.',
    until: 'Unafaa hadi',
    proved: 'Ufunguo wa kusaini umesajiliwa',
    remove: 'Ondoa',
    removeTitle: 'Uondoe ufunguo wako wa kusaini?',
    removeBody:
      'Mikataba itakayokuwa ya mwisho kuanzia sasa inatumia ufunguo unaotunzwa na Passa. Iliyokwisha kuwa ya mwisho bado inahitaji pochi yako.',
    removeConfirm: 'Ondoa ufunguo',
    removed: 'Ufunguo wa kusaini umeondolewa',
    drop: 'Ghairi',
    copyKey: 'Nakili ufunguo wa kusaini',
  },
  ticketKeyTexts: {
    title: 'Ufunguo wa Tiketi',
    lead: 'Husaini misimbo ya tiketi zako, ili milango izitambue kuwa zako, hata bila mtandao.',
    current: (version, id) => `Toleo la ${version} (${id}), tangu`,
    rotate: 'Badilisha ufunguo',
    question: 'Ubadilishe ufunguo wa tiketi?',
    consequence:
      'Tiketi mpya zinasainiwa kwa ufunguo mpya. Tiketi zilizouzwa au kuchapishwa kabla zinabaki halali. Milango inayofanya kazi bila mtandao inahitaji mtandao mara moja ili kujua ufunguo mpya.',
    rotated: 'Tiketi mpya zinasainiwa kwa ufunguo mpya',
    failed: (reason) => `Ufunguo haukubadilishwa: ${reason}`,
  },
} satisfies Translation<typeof signing>;
