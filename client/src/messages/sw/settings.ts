import type { Translation } from '../../language/catalogue.ts';

export const settings: Translation<'settingsTexts'> = {
  settingsTexts: {
    passwordChanged: 'Nenosiri limebadilishwa!',
    passwordFailed: 'Imeshindikana kubadilisha nenosiri',
    passwordsDiffer: 'Manenosiri hayalingani',
    apiNotAvailable: 'API haipatikani',
    profileSaved: 'Wasifu umehifadhiwa!',
    language: 'Lugha',
    savedHere: 'Huhifadhiwa kwenye kivinjari hiki.',
    currency: 'Sarafu',
    currencyLead: 'Kiasi cha XLM huonyeshwa kwa sarafu hii pia. Huhifadhiwa kwenye kivinjari hiki.',
    unverified: 'Anwani hii bado haijathibitishwa.',
    verificationSent: 'Kiungo kipya kiko njiani.',
    sessionEnded: 'Umetolewa huko',
    keyRevoked: 'Ufunguo wa API umebatilishwa',
    guestsTitle: 'Data za Wageni',
    guestsLead: 'Majina, barua pepe na namba za simu za watu wenye tiketi za matukio yenu.',
    guestsSwitch: 'Wasimamizi huona data za wageni',
    guestsByOwner: 'Mmiliki pekee anaweza kubadilisha mpangilio huu.',
    guestsShown: 'Wasimamizi sasa wanaona data za wageni',
    guestsHidden: 'Wasimamizi hawaoni tena data za wageni',
    dataTitle: 'Data Yako',
    dataLead: 'Kila kitu tunachohifadhi kukuhusu, ukichukue au kisahaulike.',
    downloadData: 'Pakua Data Yangu',
    deleteAccount: 'Futa Akaunti',
    deleteQuestion: 'Ufute akaunti yako?',
    deleteConsequence:
      'Utatolewa kila mahali na hutaweza kuingia tena. Tiketi na malipo hubaki, bila jina lako; pochi tunayokuwekea haitafikiwa tena, kwa hiyo hamisha kwanza kilichomo. Hili haliwezi kutenduliwa.',
    deletePassword: 'Nenosiri lako',
    accountDeleted: 'Akaunti yako imefutwa.',
  },
};
