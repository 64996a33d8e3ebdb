import type { Translation } from '../../language/catalogue.ts';
import type * as reasons from '../reasons.ts';

export default {
  paymentFailureTexts: {
    EXPIRED: 'Leja haikupokea malipo kwa wakati. Hujatozwa chochote; tafadhali jaribu tena.',
    WITHDRAWN: 'Malipo yaliondolewa. Hujatozwa chochote.',
    NO_ACCOUNT: 'Pochi haina fedha. Tafadhali weka fedha kwenye pochi yako kwanza.',
    UNDERFUNDED: 'Salio halitoshi. Tafadhali weka fedha kwenye pochi yako kwanza.',
    NO_DESTINATION: 'Pochi ya mwandaaji haiwezi kulipwa sasa hivi. Hujatozwa chochote kwa tiketi.',
    OVERTAKEN: 'Malipo mengine yalitangulia. Hujatozwa chochote; tafadhali jaribu tena.',
    REFUSED: 'Leja ilikataa malipo. Hujatozwa chochote kwa tiketi.',
    NOT_PAID: 'Tiketi hazikulipwa kwa wakati, hivyo zinauzwa tena. Kitakacholipwa sasa kitarudishwa.',
    NOT_CONFIRMED:
      'Mtoa huduma hajasema kama tiketi zililipwa, hivyo zinauzwa tena. Malipo yaliyofanyika yatapata tiketi zilizobaki, au yatarudishwa.',
    BUYER_LIMIT: 'Mtu mmoja hapati tiketi zaidi za tukio hili, katika oda zote pamoja. Malipo yanarudishwa.',
    EVENT_CANCELLED: 'Tukio lilighairiwa. Hujatozwa chochote.',
    REFUND_UNDERFUNDED: 'Inasubiri: pochi ya mwandaaji inahitaji XLM zaidi.',
    REFUND_WITHOUT_WALLET: 'Inasubiri: pochi ya mwandaaji haipo kwenye leja.',
    REFUND_WITHOUT_DESTINATION: 'Akaunti iliyolipa haipo tena kwenye leja.',
    REFUND_REFUSED: 'Inasubiri: leja ilikataa marejesho; yanajaribiwa tena.',
    REFUND_AT_PROVIDER: 'Inasubiri: mtoa huduma ya malipo hajarejesha; yanajaribiwa tena.',
    REFUND_NEEDS_MERCHANT:
      'Inasubiri: akaunti ya mtoa huduma ya malipo haiwezi kurejesha. Angalia salio lake na vitambulisho vya marejesho.',
    REFUND_DISPUTED: 'Inasubiri: mlipaji amepinga malipo, na benki yake inaamua kwanza kama itarudisha pesa.',
  },
  voidReasonTexts: {
    PASSED_ON: 'Ilipewa mtu mwingine.',
    BY_HOLDER: 'Ilighairiwa na mwenye tiketi.',
    RENEWED: 'Imebadilishwa na tiketi yenye msimbo mpya, iliyotumwa kwa barua pepe.',
    UNCONFIRMED: 'Barua pepe ya oda haikuthibitishwa kwa wakati.',
  },
  ledgerNoticeTexts: {
    AWAY: 'Leja haipatikani sasa hivi. Pochi na malipo yanasubiri; tiketi na mlango vinafanya kazi kama kawaida.',
    RESET: 'Leja ilianza upya. Malipo yamesimama hadi historia yake irejeshwe au mtandao mwingine uwekwe.',
    WRONG_NETWORK:
      'Anwani ya leja inahudumia mtandao mwingine. Malipo yamesimama hadi mipangilio itaje ulio sahihi.',
  },
} satisfies Translation<typeof reasons>;
