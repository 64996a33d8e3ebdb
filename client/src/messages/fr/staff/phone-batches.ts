import type { Translation } from '../../../language/catalogue.ts';
import type * as phoneBatches from '../../phone-batches.ts';

export default {
  phoneBatchTexts: {
    title: 'Message aux téléphones',
    lead: 'Va aux titulaires de billets qui ont demandé des messages sur leur téléphone, entre 8 h et 21 h.',
    body: 'Message aux téléphones',
    bodyHint: (max) =>
      `Au plus ${max} caractères. Votre nom et un lien pour arrêter les messages sont ajoutés.`,
    budget: (left, limit) => `Il reste ${left} sur ${limit} ce mois-ci`,
    count: 'Afficher le coût',
    nobody: 'Aucun titulaire de billet de ce groupe ne reçoit de messages sur un téléphone.',
    estimate: (recipients, segments, cost) =>
      `${recipients === 1 ? '1 téléphone' : `${recipients} téléphones`}, ${segments === 1 ? '1 partie' : `${segments} parties`} : environ ${cost}`,
    send: (cost) => `Envoyer pour ${cost}`,
    queued: 'Le message est en route.',
    sent: 'Messages envoyés aux téléphones',
    state: ({ recipients, waiting, delivered, failed, unknown }) =>
      [
        `${delivered} sur ${recipients} reçus`,
        ...(waiting > 0 ? [`${waiting} en route`] : []),
        ...(failed > 0 ? [`${failed} non reçus`] : []),
        ...(unknown > 0 ? [`${unknown} incertains`] : []),
      ].join(' · '),
  },
} satisfies Translation<typeof phoneBatches>;
