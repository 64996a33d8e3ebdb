import type { Translation } from '../../language/catalogue.ts';
import type * as moves from '../moves.ts';

export default {
  moveTexts: {
    title: (event) => `${event} limehamishwa`,
    before: 'Awali',
    now: 'Sasa',
    lead: 'Tiketi zako bado ni halali. Baki nazo, au urudishiwe pesa zote ulizolipa. Jibu kabla ya',
    leadFree: 'Tiketi zako bado ni halali. Baki nazo, au uzirudishe. Jibu kabla ya',
    toPayer: 'Pesa zinarudi kwa aliyelipa.',
    choose: 'Tiketi',
    keep: (tickets) => (tickets === 1 ? 'Nabaki na tiketi yangu' : `Nabaki na tiketi ${tickets}`),
    moneyBack: (tickets) => (tickets === 1 ? 'Nirudishiwe pesa' : `Nirudishiwe pesa za tiketi ${tickets}`),
    giveBack: (tickets) => (tickets === 1 ? 'Narudisha tiketi yangu' : `Narudisha tiketi ${tickets}`),
    isKept: 'Unabaki nayo',
    over: 'Muda wa kujibu umekwisha. Tiketi zako bado ni halali, kwa wakati na mahali papya.',
    kept: 'Asante. Unabaki na tiketi zako.',
    returned: 'Tiketi zako zimeghairiwa. Ulicholipa kinarudi kwenye akaunti iliyolipa.',
    returnedFree: 'Asante. Tiketi zako zimeghairiwa.',
  },
} satisfies Translation<typeof moves>;
