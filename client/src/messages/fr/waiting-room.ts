import type { Translation } from '../../language/catalogue.ts';
import type * as waitingRoom from '../waiting-room.ts';

export default {
  roomTexts: {
    prices: 'Prix',
    forTiers: (tiers: string) => `Pour ces billets\u00a0: ${tiers}. Les autres sont en vente ci-dessous.`,
    forCoded: 'Pour les billets vendus avec un code. Les autres sont en vente ci-dessous.',
    inRoom: 'Par la salle d’attente',
    soon: 'Vente par une salle d’attente',
    soonBody: (opens: string, sale: string) =>
      `La salle d’attente ouvre le ${opens}. La vente commence le ${sale}.`,
    joining: 'Entrez avant le début de la vente',
    joiningBody: (sale: string) =>
      `La vente commence le ${sale}. L’ordre de tous ceux qui entrent avant est tiré au sort.`,
    open: 'Les acheteurs passent l’un après l’autre',
    openBody: 'Entrez dans la salle d’attente : vous pourrez acheter dès que ce sera votre tour.',
    join: 'Entrer dans la salle d’attente',
    look: 'Voir la salle d’attente',
    inside: 'Vous êtes dans la salle d’attente',
    insideBody:
      'Votre place est gardée dans ce navigateur. Vous pourrez acheter ici dès que ce sera votre tour.',
    number: (position: string, serving: string) =>
      `Vous êtes numéro ${position}. C’est le tour du numéro ${serving}.`,
    back: 'Retour à la salle d’attente',
    turn: 'C’est votre tour',
    turnUntil: (time: string, left: string) => `Achetez avant ${time} : il reste ${left}.`,
    over: 'Votre tour est passé',
    overBody: 'Vous pouvez entrer à nouveau dans la salle d’attente, derrière les autres.',
    used: 'Votre commande est passée',
    usedBody:
      'Une place vaut pour une commande. Pour acheter d’autres billets, entrez à nouveau dans la salle d’attente.',
  },
} satisfies Translation<typeof waitingRoom>;
