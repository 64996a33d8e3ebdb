import type { StaffTranslation, Translation } from '../catalogue.ts';

export const reasons: Translation<'paymentFailureTexts' | 'ledgerNoticeTexts'> = {
  paymentFailureTexts: {
    EXPIRED: 'Le registre n’a pas pris le paiement à temps. Rien n’a été débité ; veuillez réessayer.',
    WITHDRAWN: 'Le paiement a été retiré. Rien n’a été débité.',
    NO_ACCOUNT: 'Le portefeuille n’est pas approvisionné. Approvisionnez-le d’abord.',
    UNDERFUNDED: 'Solde insuffisant. Approvisionnez d’abord votre portefeuille.',
    NO_DESTINATION:
      'Le portefeuille de l’organisateur ne peut pas être payé pour le moment. Rien n’a été débité pour le billet.',
    OVERTAKEN: 'Un autre paiement est passé avant. Rien n’a été débité ; veuillez réessayer.',
    REFUSED: 'Le registre a refusé le paiement. Rien n’a été débité pour le billet.',
    NOT_PAID:
      'Les billets n’ont pas été payés à temps et sont de nouveau en vente. Ce qui est payé maintenant est rendu.',
    EVENT_CANCELLED: 'L’événement a été annulé. Rien n’a été débité.',
    REFUND_UNDERFUNDED: 'En attente : il manque des XLM au portefeuille de l’organisateur.',
    REFUND_WITHOUT_WALLET: 'En attente : le portefeuille de l’organisateur n’est pas sur le registre.',
    REFUND_WITHOUT_DESTINATION: 'Le compte qui a payé n’est plus sur le registre.',
    REFUND_REFUSED: 'En attente : le registre a refusé le remboursement ; une nouvelle tentative suit.',
  },
  ledgerNoticeTexts: {
    AWAY: 'Le registre est injoignable pour le moment. Portefeuilles et paiements attendent ; billets et portes fonctionnent comme d’habitude.',
    RESET:
      'Le registre a recommencé à zéro. Les paiements attendent que son historique soit rétabli ou qu’un autre réseau soit choisi.',
    WRONG_NETWORK:
      'L’adresse du registre sert un autre réseau. Les paiements attendent que les paramètres désignent le bon.',
  },
};

export const staffReasons: StaffTranslation<
  'finalizeBlockerTexts' | 'finalizeFailureTexts' | 'roundFailureTexts' | 'guestRefusalTexts'
> = {
  finalizeBlockerTexts: {
    EVENT_CANCELLED: 'L’événement a été annulé.',
    OTHER_CONTRACT_FINAL: 'Un autre contrat de cet événement est déjà définitif.',
    APPROVALS_MISSING: (needed, given) => `Approbations nécessaires : ${needed} ; données : ${given}.`,
    INVITATION_PENDING: (name) => `${name} n’a pas encore accepté l’invitation.`,
    INVITATION_DECLINED: (name) => `${name} a refusé l’invitation.`,
    PARTNER_WITHOUT_WALLET: (name) => `${name} n’a pas de portefeuille pour être payé.`,
    SIGNATORY_WITHOUT_WALLET: (name) => `${name} n’a pas de portefeuille pour signer.`,
    SHARED_KEY: (name, other) => `${name} et ${other} signeraient avec la même clé.`,
    TOO_FEW_SIGNATORIES: (needed, given) =>
      `Signataires qui peuvent signer : ${given} ; nécessaires : ${needed}.`,
    LEDGER_UNAVAILABLE: 'Le registre n’est pas utilisable pour le moment.',
  },
  finalizeFailureTexts: {
    EXPIRED:
      'Le registre n’a pas pris le compte séquestre à temps. Rien n’a été créé ; veuillez finaliser de nouveau.',
    UNDERFUNDED:
      'Le compte de la plateforme a trop peu de lumens pour le compte séquestre. Finalisez de nouveau plus tard.',
    REFUSED: 'Le registre a refusé le compte séquestre. Rien n’a été créé ; veuillez finaliser de nouveau.',
  },
  roundFailureTexts: {
    EXPIRED:
      'Les sept jours de ce versement sont passés. Déclenchez-le de nouveau ; il lui faut de nouvelles approbations.',
    WITHDRAWN: 'Le versement a été retiré.',
    NO_ACCOUNT:
      'Le compte nécessaire à ce versement n’est plus sur le registre. Déclenchez-le de nouveau ; il lui faut de nouvelles approbations.',
    UNDERFUNDED:
      'Le compte séquestre avait trop peu pour ce versement. Rien n’a été payé ; déclenchez-le de nouveau pour moins.',
    NO_DESTINATION:
      'Un destinataire n’est pas sur le registre : personne n’a été payé. Déclenchez le versement de nouveau.',
    OVERTAKEN:
      'Autre chose a utilisé ce qu’il faut à ce versement. Il lui faut une nouvelle approbation : déclenchez-le de nouveau.',
    REFUSED: 'Le registre a refusé ce versement. Rien n’a été payé.',
    NOT_PREPARED: 'Le registre n’a pas créé le compte nécessaire à ce versement. Déclenchez-le de nouveau.',
  },
  guestRefusalTexts: {
    CONTACT: 'Vérifiez le nom, l’adresse e-mail et le numéro de téléphone.',
    TIER_MISSING: 'Indiquez une catégorie.',
    TIER_UNKNOWN: 'Cet événement n’a pas de billets de ce nom.',
    SOLD_OUT: 'Il ne reste plus de places dans cette catégorie.',
    DUPLICATE: 'Le même invité figure sur une ligne précédente.',
    TOO_MANY: 'La liste est trop longue ; cette ligne et les suivantes ont été laissées de côté.',
  },
};
