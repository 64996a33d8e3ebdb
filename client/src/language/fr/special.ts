import type { Translation } from '../catalogue.ts';

export const special: Translation<'specialTexts'> = {
  specialTexts: {
    haveCode: 'Vous avez un code ?',
    code: 'Code',
    apply: 'Appliquer',
    remove: 'Retirer',
    applied: (code) => `Code ${code}`,
    cheaper: (tier, price, before) => `${tier} : ${price} au lieu de ${before}`,
    opened: (tier) => `${tier} vous est ouvert`,
    stopped: 'Vente suspendue',
    stoppedBody: 'L’organisateur a suspendu la vente des billets. Revenez un peu plus tard.',
    inactiveBody:
      'Les billets de cet événement ne sont pas en vente pour le moment. Les billets vendus restent valables.',
    soldFrom: (moment) => `En vente à partir du ${moment}`,
    saleEnded: 'Vente terminée',
    perOrder: (most) => `${most} au plus par commande`,
    wait: 'Rejoindre la liste d’attente',
    waitTitle: 'Liste d’attente',
    waitBody:
      'Quand des billets se libèrent, ils sont proposés à tour de rôle et gardés un moment. Nous vous écrivons.',
    waitTier: 'Billets pour',
    waitCount: 'Combien',
    waitMore: 'Un de plus',
    waitFewer: 'Un de moins',
    waitName: 'Nom complet',
    waitEmail: 'E-mail',
    waitGo: 'M’inscrire sur la liste',
    waitFailed: (reason) => `Vous n’êtes pas encore sur la liste : ${reason}`,
    waiting: 'Vous êtes sur la liste d’attente',
    waitingBody: (email) => `Nous écrirons à ${email} dès que ce sera votre tour.`,
    placeWaiting: (count, tier) => `Vous attendez ${count} × ${tier}`,
    placeBefore: (before) =>
      before === 0
        ? 'Personne n’est devant vous.'
        : before === 1
          ? 'Une personne est devant vous.'
          : `${before} personnes sont devant vous.`,
    placeOffered: 'C’est votre tour',
    placeOfferedBody: (count, tier, until) => `${count} × ${tier} sont gardés pour vous jusqu’au ${until}.`,
    placeTaken: 'Vous avez acheté les billets que vous attendiez.',
    placeLapsed: 'Votre offre est terminée. Vous pouvez rejoindre à nouveau la liste d’attente.',
    placeLeft: 'Vous avez quitté la liste d’attente.',
    leave: 'Quitter la liste d’attente',
    leaveFailed: (reason) => `Cela n’a pas marché : ${reason}`,
  },
};
