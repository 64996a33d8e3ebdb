import type { Translation } from '../../../language/catalogue.ts';
import type * as moveAnswers from '../../move-answers.ts';

export default {
  moveAnswerTexts: {
    title: 'Majibu baada ya mabadiliko',
    moved: 'Limehamishwa kutoka',
    to: 'hadi',
    until: 'Wenye tiketi wanaweza kujibu hadi',
    kept: 'Wamebaki nazo',
    moneyBack: 'Warudishiwe pesa',
    unanswered: 'Hawajajibu',
    pending: 'Zinarudishwa',
    paid: 'Zimerudishwa',
    failed: 'Hazijarudishwa',
    show: 'Onyesha majibu',
    hide: 'Ficha majibu',
    none: 'Hakuna tiketi kama hizo.',
    list: 'Majibu ya wenye tiketi',
    loaded: 'majibu',
    more: 'Pakia majibu zaidi',
    days: 'Wenye tiketi wanaweza kuomba pesa zao',
    daysHelp:
      'Siku za kujibu, 0 hadi 30; 0 haitoi chochote. Asiyejibu anabaki na tiketi. Muda unaisha tukio linapoisha.',
    most: (sum) => `Kiasi cha juu kitakachorudishwa ni ${sum}.`,
  },
} satisfies Translation<typeof moveAnswers>;
