import type { Translation } from '../../../language/catalogue.ts';
import type * as staffReasons from '../../staff-reasons.ts';

export default {
  finalizeBlockerTexts: {
    EVENT_CANCELLED: 'Tukio lilighairiwa.',
    OTHER_CONTRACT_FINAL: 'Mkataba mwingine wa tukio hili umeshakamilishwa.',
    APPROVALS_MISSING: (needed, given) => `Idhini ${needed} zinahitajika, ${given} zimetolewa hadi sasa.`,
    INVITATION_PENDING: (name) => `${name} bado hajakubali mwaliko.`,
    INVITATION_DECLINED: (name) => `${name} alikataa mwaliko.`,
    PARTNER_WITHOUT_WALLET: (name) => `${name} hana pochi ya kulipiwa.`,
    SIGNATORY_WITHOUT_WALLET: (name) => `${name} hana pochi ya kutia saini.`,
    SHARED_KEY: (name, other) => `${name} na ${other} wangetia saini kwa ufunguo uleule.`,
    TOO_FEW_SIGNATORIES: (needed, given) =>
      `Ni watia saini ${given} tu wanaoweza kutia saini; ${needed} wanahitajika.`,
    LEDGER_UNAVAILABLE: 'Leja haiwezi kutumika sasa hivi.',
  },
  finalizeFailureTexts: {
    EXPIRED:
      'Leja haikupokea akaunti ya amana kwa wakati. Hakuna kilichofunguliwa; tafadhali kamilisha tena.',
    UNDERFUNDED:
      'Akaunti ya jukwaa ina lumen chache mno kwa akaunti ya amana. Tafadhali kamilisha tena baadaye.',
    REFUSED: 'Leja ilikataa akaunti ya amana. Hakuna kilichofunguliwa; tafadhali kamilisha tena.',
  },
  roundFailureTexts: {
    EXPIRED: 'Siku saba za mgao huu zimeisha. Uanzishe tena; unahitaji idhini mpya.',
    WITHDRAWN: 'Mgao uliondolewa.',
    NO_ACCOUNT:
      'Akaunti ambayo mgao huu unahitaji haipo tena kwenye leja. Uanzishe tena; unahitaji idhini mpya.',
    UNDERFUNDED:
      'Akaunti ya amana ilikuwa na kidogo mno kwa mgao huu. Hakuna kilicholipwa; uanzishe tena kwa kiasi kidogo.',
    NO_DESTINATION: 'Mpokeaji mmoja hayupo kwenye leja, hivyo hakuna aliyelipwa. Uanzishe mgao tena.',
    OVERTAKEN:
      'Kitu kingine kilitumia kile ambacho mgao huu unahitaji. Unahitaji idhini tena: uanzishe tena.',
    REFUSED: 'Leja ilikataa mgao huu. Hakuna kilicholipwa.',
    NOT_PREPARED: 'Leja haikufungua akaunti ambayo mgao huu unahitaji. Uanzishe tena.',
  },
  guestRefusalTexts: {
    CONTACT: 'Angalia jina, barua pepe na namba ya simu.',
    TIER_MISSING: 'Tafadhali taja daraja.',
    TIER_UNKNOWN: 'Tukio hili halina tiketi za jina hilo.',
    SOLD_OUT: 'Hakuna nafasi zilizobaki kwenye daraja hili.',
    DUPLICATE: 'Mgeni huyohuyo yupo kwenye mstari uliotangulia.',
    TOO_MANY: 'Orodha ni ndefu mno; mstari huu na inayofuata imeachwa.',
  },
} satisfies Translation<typeof staffReasons>;
