import type { Translation } from '../../../language/catalogue.ts';
import type * as staffReasons from '../../staff-reasons.ts';

export default {
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
} satisfies Translation<typeof staffReasons>;
