import type { Translation } from '../../../language/catalogue.ts';
import type * as eventMoney from '../../event-money.ts';

export default {
  whereMoneyTexts: {
    title: 'Fedha zilitoka wapi',
    none: 'Bado hakuna fedha zilizopokelewa.',
    ways: {
      DOOR: 'Mlangoni',
      WALLET: 'Pochi za Passa',
      EXTERNAL_WALLET: 'Pochi nyingine za Stellar',
      MPESA: 'M-Pesa',
      CARD: 'Kadi',
    },
    taken: 'Zilizopokelewa',
    fees: 'Ada',
    refunded: 'Zilizorejeshwa',
    refunding: 'Zinarudi',
    disputed: 'Zinazopingwa',
    kept: 'Zilizobaki',
    waiting: (count) =>
      count === 1 ? 'Malipo 1 yanaendelea kwa mtoa huduma.' : `Malipo ${count} yanaendelea kwa watoa huduma.`,
    places: 'Ziko wapi',
    nowhere: 'Bado hazipo popote.',
    place: {
      DOOR_CASH: {
        name: 'Zilizokusanywa mlangoni',
        when: 'Kwa timu yako: fedha taslimu, fedha za simu na mashine za kadi, kama mlango ulivyorekodi.',
      },
      ISSUER_WALLET: { name: 'Pochi ya shirika', when: 'Ni zako sasa. Zitume kutoka ukurasa wa Pochi.' },
      ESCROW: {
        name: 'Amana ya mkataba',
        when: 'Zinagawanywa mgao unapoidhinishwa na washirika na kutolewa.',
      },
      PARTNER_WALLETS: { name: 'Pochi za washirika', when: 'Zimelipwa kwa migao ya mkataba.' },
      MPESA: {
        name: 'Akaunti yako ya M-Pesa',
        when: 'Zipo mara moja. Zihamishe benki kwenye tovuti ya M-Pesa ya mashirika.',
      },
      STRIPE: { name: 'Stripe', when: 'Zinalipwa benki kwa ratiba ya akaunti yako ya Stripe.' },
      PAYSTACK: { name: 'Paystack', when: 'Zinalipwa benki, kwa kawaida siku ya kazi inayofuata.' },
      PESAPAL: { name: 'Pesapal', when: 'Zinalipwa benki, kwa kawaida ndani ya siku tatu za kazi.' },
      PLATFORM: {
        name: 'Kwa Passa',
        when: 'Zimekusanywa kwa niaba yako. Ziombe kwenye ukurasa wa Malipo kwa waandaaji.',
      },
    },
    feesNote: 'Ada ni zile ulizoandika kwa akaunti. Taarifa ya mtoa huduma ndiyo ya mwisho.',
  },
  paymentFindingTexts: {
    title: 'Inahitaji uamuzi',
    lead: 'Malipo na marejesho ambayo mtu anapaswa kuyaangalia.',
    all: 'Malipo yanayohitaji uamuzi',
    none: 'Hakuna kinachohitaji uamuzi',
    noneBody: 'Malipo yasiyo wazi, yanayopingwa na marejesho yanayosubiri yanaonekana hapa.',
    loading: 'Inapakia malipo yanayohitaji uamuzi',
    kinds: {
      WRONG_AMOUNT: 'Kiasi tofauti',
      UNRESOLVED: 'Hakuna jibu wazi',
      RECEIPT_USED: 'Risiti imetumika tayari',
      DISPUTED: 'Yanapingwa',
      REFUND_WAITING: 'Rejesho linasubiri',
      REFUND_UNCONFIRMED: 'Rejesho halijathibitishwa',
    },
    about: {
      WRONG_AMOUNT:
        'Kiasi kingine kimefika kuliko bei ya oda, kwa hiyo oda haijalipwa. Kirudishe kutoka akaunti yako, kisha funga.',
      UNRESOLVED: 'Mtoa huduma hakutoa jibu wazi kwa saa 72. Tafuta malipo kwenye taarifa ya akaunti yako.',
      RECEIPT_USED:
        'Risiti ya malipo haya imelipia oda nyingine au mauzo ya mlangoni. Ikiwa oda hii imelipwa, risiti yake iliingizwa pia kwa mauzo yale mengine. Linganisha zote mbili na taarifa ya akaunti yako, na urudishe kilicholipwa mara mbili.',
      DISPUTED:
        'Mlipaji ameomba benki yake imrudishie fedha. Jibu kwenye kurasa za mtoa huduma wako; matokeo yataonekana hapa yenyewe.',
      REFUND_WAITING: 'Linajaribiwa tena lenyewe.',
      REFUND_UNCONFIRMED:
        'Mtoa huduma hajalithibitisha kwa zaidi ya siku moja. Litafute kwenye taarifa ya akaunti yako.',
    },
    decisions: {
      ASK_AGAIN: 'Muulize mtoa huduma tena',
      CLOSE: 'Funga',
      REQUEST_AGAIN: 'Omba tena',
      REFUNDED: 'Rekodi kuwa limerejeshwa',
    },
    explained: {
      ASK_AGAIN: 'Passa inamuuliza mtoa huduma kuhusu malipo haya mara moja.',
      CLOSE: 'Hakuna fedha zilizofika, au umeshughulikia nje ya Passa. Oda inabaki ilivyo.',
      REQUEST_AGAIN:
        'Passa inaomba rejesho mara moja. Fanya hivi tu kama taarifa yako inaonyesha hakuna fedha zilizotoka, la sivyo mnunuzi atarejeshewa mara mbili.',
      REFUNDED:
        'Taarifa ya akaunti yako inaonyesha rejesho, au ulilituma mwenyewe. Mnunuzi anaarifiwa kwa barua pepe.',
    },
    receipt: 'Namba ya risiti ya rejesho',
    payment: (receipt) => `Malipo ${receipt}`,
    reason: 'Sababu, kwa kumbukumbu ya ukaguzi',
    keep: 'Ghairi',
    settled: 'Imeshughulikiwa.',
    failed: (why) => `Haikuweza kushughulikiwa. ${why}`,
    order: 'Oda',
    more: 'Onyesha zaidi',
  },
} satisfies Translation<typeof eventMoney>;
