import type { Translation } from '../../../language/catalogue.ts';
import type * as receiptSettings from '../../receipt-settings.ts';

export default {
  receiptSettingsTexts: {
    title: 'Risiti na kodi',
    lead: 'Kila oda iliyolipwa hupata risiti yenye namba inayofuata, na kila marejesho hupata hati ya marejesho. Mabadiliko yanahusu zitakazotolewa kuanzia sasa.',
    list: 'mipangilio ya risiti',
    legalName: 'Jina la kisheria',
    legalNameHint: 'Ukiacha wazi, jina lako la umma litachapishwa.',
    address: 'Anwani',
    addressHint: 'Kama kwenye barua, mistari isiyozidi sita.',
    taxNumber: 'Namba ya kodi (PIN)',
    tax: 'Kodi iliyomo kwenye bei zako',
    taxHint: 'Bei zinaijumuisha: wanunuzi hulipa kiasi kilekile, na risiti huonyesha sehemu ya kodi.',
    choices: { none: 'Bila kodi', vat: 'VAT 16 % imejumuishwa', other: 'Kodi nyingine' },
    taxName: 'Jina la kodi',
    taxPercent: 'Kiwango kwa asilimia',
    save: 'Hifadhi risiti',
    saved: 'Mipangilio ya risiti imehifadhiwa.',
  },
} satisfies Translation<typeof receiptSettings>;
