import type { Translation } from '../../language/catalogue.ts';
import type * as door from '../door.ts';

export default {
  doorTexts: {
    error: (message) => `Hitilafu: ${message}`,
    offlineNeedsData:
      'Hitilafu: Tafadhali pata kwanza ufunguo wa umma na orodha ya tiketi zilizobatilishwa ili kukagua nje ya mtandao',
    noIssuer: 'Hitilafu: Hakuna kitambulisho cha mwandaaji',
    publicKeyError: (reason) => `Hitilafu ya kupakia ufunguo wa umma: ${reason}`,
    revocationListError: (reason) => `Hitilafu ya kupakia orodha ya zilizobatilishwa: ${reason}`,
    validate: 'Kagua Tiketi',
    validating: 'Inakagua...',
    lead: 'Bandika tiketi, au skani msimbo wake kwa kisomaji kinachoandika.',
    input: 'JSON ya tiketi',
    inputHelp: 'Faili la tiketi, au maandishi ya msimbo wa QR.',
    notJson: 'Hii si JSON ya tiketi wala maandishi ya msimbo wa QR.',
    empty: 'Tafadhali weka tiketi',
    checkOnly: 'Kagua tu, usirekodi kuingia',
    modes: { online: 'Mtandaoni', offline: 'Nje ya mtandao' },
    onlineHelp: 'Huduma inakagua tiketi na kurekodi kuingia, mara moja.',
    offlineHelp: 'Hukagua kwa ufunguo na orodha iliyo hapa chini. Hakuna kinachorekodiwa.',
    getData: 'Pata Ufunguo wa Umma na Orodha ya Zilizobatilishwa',
    event: 'Tukio',
    anyEvent: 'Tukio lako lolote',
    gate: 'Lango',
    noGate: 'Hakuna lango',
    dueTitle: 'Kinacholipwa langoni',
    collected: 'Malipo yamerekodiwa',
    collectFailed: (reason) => `Malipo hayakurekodiwa: ${reason}`,
    keyUnknown: 'Ufunguo huu si wa mwandaaji wa tiketi hii.',
    collect: (amount) => `Pokea ${amount}`,
    stillDue: 'Ameruhusiwa, bado anadaiwa',
    unpaidQuestion: (amount) => `Mruhusu mgeni huyu aingie bila kulipa ${amount}?`,
    unpaidConsequence:
      'Kiasi hicho kinabaki deni. Ripoti inahesabu kuingia huku kuwa bila malipo, kwa jina lako. Hakuna lango litakalomwuliza tena.',
    methods: {
      CASH: 'Taslimu',
      MOBILE_MONEY: 'Pesa kwa simu',
      CARD_TERMINAL: 'Mashine ya kadi',
      WAIVED: 'Amesamehewa',
      UNPAID: 'Aingie bila kulipa',
    },
    revoke: 'Batilisha Tiketi',
    revokeLead: 'Tiketi iliyobatilishwa haifungui mlango tena. Hili haliwezi kutenduliwa.',
    revokeQuestion: 'Ubatilishe tiketi hii kabisa?',
    revokeConsequence:
      'Msimbo wake utakataliwa katika kila lango kuanzia sasa, na katika malango yasiyo na mtandao yakishapata orodha mpya. Kilichodaiwa hakidaiwi tena. Nafasi hairudishwi, na hili haliwezi kutenduliwa.',
    revoked: 'Tiketi imebatilishwa',
  },
} satisfies Translation<typeof door>;
