import type { Translation } from '../../language/catalogue.ts';
import type * as moves from '../moves.ts';

export default {
  moveTexts: {
    title: (event) => `${event} a une nouvelle date ou un nouveau lieu`,
    before: 'Avant',
    now: 'Maintenant',
    lead: 'Vos billets restent valables. Gardez-les, ou récupérez tout ce que vous avez payé. Répondez avant le',
    leadFree: 'Vos billets restent valables. Gardez-les, ou rendez-les. Répondez avant le',
    toPayer: 'L’argent revient à la personne qui a payé.',
    choose: 'Billets',
    keep: (tickets) => (tickets < 2 ? 'Garder mon billet' : `Garder ${tickets} billets`),
    moneyBack: (tickets) => (tickets < 2 ? 'Me faire rembourser' : `Me faire rembourser ${tickets} billets`),
    giveBack: (tickets) => (tickets < 2 ? 'Rendre mon billet' : `Rendre ${tickets} billets`),
    isKept: 'Vous le gardez',
    over: 'Le délai de réponse est passé. Vos billets restent valables, à la nouvelle date et au nouveau lieu.',
    kept: 'Merci. Vous gardez vos billets.',
    returned: 'Vos billets sont annulés. Ce que vous avez payé revient sur le compte qui a payé.',
    returnedFree: 'Merci. Vos billets sont annulés.',
  },
} satisfies Translation<typeof moves>;
