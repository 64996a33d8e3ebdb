import type { Translation } from '../catalogue.ts';

export const failures: Translation<'failureTexts'> = {
  failureTexts: {
    SOLD_OUT: 'Tiketi hizi zilizobaki hazitoshi.',
    EVENT_NOT_PUBLISHED: 'Tukio hili bado halijachapishwa, kwa hiyo tiketi haziuzwi.',
    SALES_CLOSED: 'Tiketi hizi haziuzwi kwa sasa.',
    BUSY: 'Watu wengi sana wananunua sasa hivi. Tafadhali jaribu tena baada ya muda mfupi.',
    WALLET_NOT_FUNDED: 'Tafadhali ongeza fedha kwenye pochi yako kabla ya kununua',
    INSUFFICIENT_BALANCE: 'Salio halitoshi. Tafadhali ongeza fedha kwenye pochi yako kwanza.',
    WAITING_CLOSED: 'Tukio hili halina orodha ya kusubiri.',
    OFFER_GONE: 'Ofa hii imeisha. Unaweza kujiunga tena na orodha ya kusubiri.',
    EVENT_CANCELLED: 'Tukio hili limeghairiwa.',
    EMAIL_TAKEN: 'Tayari kuna akaunti yenye barua pepe hii.',
    WRONG_CREDENTIALS: 'Barua pepe au nenosiri si sahihi.',
    ACCOUNT_SUSPENDED: 'Akaunti hii imesimamishwa. Tafadhali wasiliana na huduma.',
    WRONG_PASSWORD: 'Nenosiri la sasa si sahihi.',
    LINK_INVALID: 'Kiungo hiki si halali tena. Tafadhali omba kipya.',
    TRANSFERS_CLOSED: 'Tiketi za tukio hili haziwezi tena kupewa mtu mwingine.',
    ALREADY_PASSED_ON: 'Tiketi hii alishapewa mtu mwingine.',
    SAME_HOLDER: 'Tiketi tayari iko kwa jina hili.',
    CODE_UNKNOWN: 'Tukio hili halina msimbo huo. Tafadhali angalia ulivyoandikwa.',
    CODE_NOT_YET: 'Msimbo huu bado haujaanza kutumika.',
    CODE_OVER: 'Msimbo huu hautumiki tena.',
    CODE_USED_UP: 'Msimbo huu umetumika mara zote unazoruhusu.',
    NOT_FOUND: 'Hatukuweza kukipata.',
  },
};
