import type { Translation } from '../../language/catalogue.ts';
import type * as partnerships from '../partnerships.ts';
import type * as revenue from '../revenue.ts';

export default {
  panelTexts: {
    tabs: {
      overview: 'Aperçu',
      partners: 'Partenaires',
      contracts: 'Contrats',
      create: 'Créer un contrat',
      mine: 'Mes contrats',
      all: 'Tous les contrats',
    },
    nav: 'Partenariats',
    lead: 'Partagez ce qu’un événement rapporte : signé par tous, payé par le registre.',
    leadForPartners:
      'Les contrats par lesquels un organisateur partage avec vous ce qu’un événement rapporte.',
    needsYou: 'En attente de vous',
    nothingWaits: 'Rien ne vous attend.',
    latest: 'Derniers contrats',
    allContracts: 'Tous les contrats',
    how: 'Comment fonctionne le partage',
    steps: [
      [
        'Inviter des partenaires',
        'Musiciens, sponsors et lieux acceptent par e-mail, et reçoivent un portefeuille.',
      ],
      [
        'Écrire les parts',
        'D’abord les montants fixes, puis les pourcentages. Ce qui n’est promis à personne vous reste.',
      ],
      [
        'Chacun signe',
        'Dès qu’assez de signataires ont approuvé, le contrat devient un compte sur le registre.',
      ],
      [
        'L’argent sort avec des signatures',
        'Les ventes de billets y arrivent, et personne n’en paie rien seul. Nous non plus.',
      ],
    ],
  },
  contractTexts: {
    none: 'Aucun contrat pour l’instant',
    noneForIssuer: 'Écrivez qui reçoit quoi d’un événement, et faites signer chacun.',
    noneForMembers: 'Les contrats qui vous nomment partenaire ou signataire apparaissent ici.',
    noneForAll: 'Les contrats de tous les organisateurs apparaissent ici.',
    noneOfStatus: 'Aucun dans cet état.',
    loading: 'Chargement des contrats',
    theContracts: 'les contrats',
    more: 'Afficher plus',
    status: 'État',
    statuses: { ALL: 'Tous', DRAFT: 'Brouillon', FINAL: 'Définitif' },
    finalizing: 'Finalisation…',
    roles: { ISSUER: 'Organisateur', SIGNATORY: 'Signataire', PARTNER: 'Partenaire', VIEWER: 'Lecteur' },
    yourRole: (role) => `Votre rôle : ${role}`,
    approvals: (given, required) => `${given} approbation${given < 2 ? '' : 's'} sur ${required}`,
    shares: (count) => (count < 2 ? `${count} part` : `${count} parts`),
    signatories: (count) => (count < 2 ? `${count} signataire` : `${count} signataires`),
    totalRevenue: 'Recettes totales',
    distributed: 'Distribué',
    back: 'Retour aux contrats',
    missing: 'Contrat introuvable',
    missingBody: 'Il a peut-être été retiré, ou vous n’en faites pas partie.',
  },
  confirmRoundTexts: {
    approve: {
      question: (number, contract) => `Approuver le versement ${number} de ${contract} ?`,
      consequence:
        'Votre signature vaut exactement pour ces paiements et ne peut pas être reprise. Rien ne bouge avant que les signatures nécessaires soient réunies.',
      confirm: (amount) => `Approuver ${amount}`,
    },
    release: {
      question: (number, contract) => `Verser les fonds du versement ${number} de ${contract} ?`,
      consequence: 'Ces paiements sont faits maintenant, en une seule transaction, et sont définitifs.',
      confirm: (amount) => `Verser ${amount}`,
    },
    leaves: 'Quitte le séquestre',
    ofWhichOwed: 'dont dépenses et avances dues',
    left: 'Reste sur le séquestre',
    keep: 'Pas maintenant',
    loading: 'Chargement des paiements',
  },
} satisfies Translation<typeof partnerships & typeof revenue>;
