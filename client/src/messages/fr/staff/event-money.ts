import type { Translation } from '../../../language/catalogue.ts';
import type * as eventMoney from '../../event-money.ts';

export default {
  whereMoneyTexts: {
    title: 'D’où vient l’argent',
    none: 'Aucun encaissement pour le moment.',
    ways: {
      DOOR: 'À l’entrée',
      WALLET: 'Portefeuilles Passa',
      EXTERNAL_WALLET: 'Autres portefeuilles Stellar',
      MPESA: 'M-Pesa',
      CARD: 'Cartes',
    },
    taken: 'Encaissé',
    fees: 'Frais',
    refunded: 'Remboursé',
    refunding: 'En cours de retour',
    disputed: 'Contesté',
    kept: 'Conservé',
    waiting: (count) =>
      count === 1
        ? '1 paiement est en cours chez un prestataire.'
        : `${count} paiements sont en cours chez des prestataires.`,
    places: 'Où il se trouve',
    nowhere: 'Rien nulle part pour le moment.',
    place: {
      DOOR_CASH: {
        name: 'Encaissé à l’entrée',
        when: 'Chez votre équipe : espèces, mobile money et terminaux de carte, comme l’entrée l’a noté.',
      },
      ISSUER_WALLET: {
        name: 'Portefeuille de l’organisation',
        when: 'À vous dès maintenant. Envoyez-le depuis la page Portefeuille.',
      },
      ESCROW: {
        name: 'Séquestre du contrat',
        when: 'Partagé quand les partenaires approuvent un versement et qu’il est payé.',
      },
      PARTNER_WALLETS: { name: 'Portefeuilles des partenaires', when: 'Payé par les versements du contrat.' },
      MPESA: {
        name: 'Votre compte M-Pesa',
        when: 'Disponible aussitôt. Virez-le à votre banque sur le portail M-Pesa des organisations.',
      },
      STRIPE: { name: 'Stripe', when: 'Viré à votre banque selon le calendrier de votre compte Stripe.' },
      PAYSTACK: {
        name: 'Paystack',
        when: 'Viré à votre banque, en général le jour ouvré suivant.',
      },
      PESAPAL: {
        name: 'Pesapal',
        when: 'Viré à votre banque, en règle générale sous trois jours ouvrables.',
      },
      PLATFORM: { name: 'Chez Passa', when: 'Encaissé pour vous. Demandez-le sur la page Virements.' },
    },
    feesNote: 'Les frais sont ceux que vous avez saisis pour le compte. Le relevé du prestataire fait foi.',
  },
  paymentFindingTexts: {
    title: 'À décider',
    lead: 'Paiements et remboursements qu’une personne doit regarder.',
    all: 'Paiements à décider',
    none: 'Rien à décider',
    noneBody:
      'Les paiements incertains, les contestations et les remboursements en attente apparaissent ici.',
    loading: 'Chargement des paiements à décider',
    kinds: {
      WRONG_AMOUNT: 'Montant différent',
      UNRESOLVED: 'Sans réponse claire',
      RECEIPT_USED: 'Reçu déjà utilisé',
      DISPUTED: 'Contesté',
      REFUND_WAITING: 'Remboursement en attente',
      REFUND_UNCONFIRMED: 'Remboursement non confirmé',
    },
    about: {
      WRONG_AMOUNT:
        'Un autre montant que le prix est arrivé : la commande n’est donc pas payée. Rendez-le depuis votre compte, puis clôturez.',
      UNRESOLVED:
        'Le prestataire n’a pas répondu clairement pendant 72 heures. Cherchez le paiement sur le relevé de votre compte.',
      RECEIPT_USED:
        'Le reçu de ce paiement a déjà payé une autre commande ou une vente à l’entrée. Si cette commande est payée, son reçu a aussi été saisi pour l’autre vente. Comparez les deux avec le relevé de votre compte, et rendez ce qui a été payé en double.',
      DISPUTED:
        'Le payeur a demandé à sa banque de lui rendre l’argent. Répondez sur les pages de votre prestataire ; le résultat apparaît ici de lui-même.',
      REFUND_WAITING: 'Il est retenté automatiquement.',
      REFUND_UNCONFIRMED:
        'Le prestataire ne l’a pas confirmé depuis plus d’un jour. Cherchez-le sur le relevé de votre compte.',
    },
    decisions: {
      ASK_AGAIN: 'Redemander au prestataire',
      CLOSE: 'Clôturer',
      REQUEST_AGAIN: 'Demander à nouveau',
      REFUNDED: 'Noter comme remboursé',
    },
    explained: {
      ASK_AGAIN: 'Passa interroge aussitôt le prestataire sur ce paiement.',
      CLOSE:
        'Aucun argent n’est arrivé, ou vous avez réglé cela hors de Passa. La commande reste telle quelle.',
      REQUEST_AGAIN:
        'Passa demande aussitôt le remboursement. Ne le faites que si votre relevé montre que rien n’est parti, sinon l’acheteur est remboursé deux fois.',
      REFUNDED:
        'Le relevé de votre compte montre le remboursement, ou vous l’avez envoyé vous-même. L’acheteur est prévenu par e-mail.',
    },
    receipt: 'Numéro de reçu du remboursement',
    payment: (receipt) => `Paiement ${receipt}`,
    reason: 'Motif, pour le journal d’audit',
    keep: 'Annuler',
    settled: 'Réglé.',
    failed: (why) => `Impossible de régler cela. ${why}`,
    order: 'Commande',
    more: 'Afficher plus',
  },
} satisfies Translation<typeof eventMoney>;
