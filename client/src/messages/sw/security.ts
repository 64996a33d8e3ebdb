import type { Translation } from '../../language/catalogue.ts';
import type * as security from '../security.ts';

export default {
  securityTexts: {
    title: 'Uthibitishaji wa hatua mbili',
    on: 'Imewashwa',
    off: 'Imezimwa',
    lead: 'Ukiwa na hatua ya pili ya kuingia, nenosiri lako peke yake halifungui chochote.',
    confirmAddressFirst:
      'Thibitisha kwanza barua pepe yako: hatua ya pili iliyopotea hurejeshwa kwa barua pepe.',
    failed: 'uthibitishaji wako wa hatua mbili',
    lastUsed: 'Ilitumika mwisho',
    neverUsed: 'Bado haijatumika',
    app: 'Programu ya uthibitishaji',
    setUpApp: 'Weka programu ya uthibitishaji',
    scan: 'Changanua msimbo huu kwa programu yako ya uthibitishaji, kama Google Authenticator, Aegis au 1Password.',
    qrLabel: 'Msimbo wa QR wa programu yako ya uthibitishaji',
    orType: 'Au andika ufunguo huu kwenye programu:',
    copyKey: 'Nakili ufunguo',
    code: 'Msimbo kutoka kwenye programu',
    codeHint: 'Tarakimu sita',
    turnOn: 'Washa',
    turnedOn: 'Uthibitishaji wa hatua mbili umewashwa',
    appRemoved: 'Programu ya uthibitishaji imeondolewa',
    remove: 'Ondoa',
    removeApp: 'Ondoa programu ya uthibitishaji',
    removeQuestion: 'Uondoe programu ya uthibitishaji?',
    removeLast: 'Nenosiri lako peke yake litatosha kuingia, na misimbo yako ya dharura itaacha kufanya kazi.',
    recoveryTitle: 'Misimbo ya dharura',
    recoveryLeft: (left) =>
      `Imebaki ${left} kati ya 10. Kila mmoja hutumika mara moja badala ya msimbo wa programu.`,
    recoveryNew: 'Misimbo mipya ya dharura',
    recoveryQuestion: 'Utengeneze misimbo mipya ya dharura?',
    recoveryConsequence: 'Utapata misimbo kumi mipya. Ya awali itaacha kufanya kazi.',
    recoveryKeep:
      'Kila msimbo hutumika mara moja, usipokuwa na simu yako. Inaonyeshwa sasa tu: ihifadhi mahali salama.',
    recoveryCopy: 'Nakili misimbo',
    recoveryDownload: 'Pakua misimbo',
    recoveryHead: (email) => `Misimbo ya dharura ya Passa ya ${email}`,
    recoverySaved: 'Nimeihifadhi',
    confirmTitle: 'Thibitisha kuwa ni wewe',
    confirmByPassword: 'Andika nenosiri lako ili kuendelea. Tunauliza kabla ya mabadiliko muhimu.',
    confirmByCode:
      'Andika msimbo kutoka programu yako ya uthibitishaji ili kuendelea. Tunauliza kabla ya mabadiliko muhimu.',
    confirm: 'Thibitisha',
  },
} satisfies Translation<typeof security>;
