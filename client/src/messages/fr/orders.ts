import type { StaffTranslation } from '../../language/catalogue.ts';

export const orders: StaffTranslation<'orderTexts' | 'disputeTexts' | 'ticketRefundTexts'> = {
  orderTexts: {
    title: 'Commandes',
    none: 'Pas encore de commandes',
    noneBody: 'Chaque achat apparaît ici avec son paiement.',
    loading: 'Chargement des commandes',
    search: 'Nom, e-mail ou commande',
    noneFound: 'Aucune commande trouvée',
    more: 'Afficher plus',
    refund: 'Rembourser',
    order: 'Commande',
    guest: 'Invité',
    tickets: 'Billets',
    amount: 'Montant',
    way: 'Remboursé vers',
    ways: {
      STELLAR: 'Le portefeuille qui a payé',
      MPESA: 'Le compte M-Pesa qui a payé',
      CARD: 'La carte qui a payé',
      MOCK: 'Nulle part : c’était de l’argent fictif',
    },
    toPayer: 'Le compte qui a payé',
    byHand: 'De la main à la main : encaissé à l’entrée',
    nothing: 'Rien',
    nothingPaid: 'Rien n’a encore été payé',
    methods: { MPESA: 'M-Pesa', CARD: 'Carte' },
    refundTitle: 'Rembourser cette commande ?',
    refundPaid: (amount) =>
      `${amount} retournent au compte qui a payé, et les billets de cette commande ne sont plus valables.`,
    refundCollected: (amount) =>
      `${amount} ont été encaissés à l’entrée : rendez-les de la main à la main. Les billets de cette commande ne sont plus valables.`,
    keep: 'Garder la commande',
    refundDoor: 'Ce qui reste à payer est annulé, et les billets de cette commande ne sont plus valables.',
    reason: 'Motif',
    refundStarted: 'Remboursement lancé',
    refunded: 'Commande remboursée',
    refundFailed: (reason) => `Le remboursement a échoué : ${reason}`,
    cancelEvent: 'Annuler l’événement',
    cancelTitle: (name) => `Annuler ${name} ?`,
    cancelBody:
      'Chaque commande est remboursée et chaque billet de cet événement est annulé. C’est irréversible.',
    keepEvent: 'Garder l’événement',
    cancelConfirm: 'Annuler l’événement et tout rembourser',
    cancelFailed: (reason) => `L’événement n’a pas pu être annulé : ${reason}`,
    cancelStarted: 'L’événement est annulé. Les remboursements sont en cours.',
    progress: 'Remboursements de cet événement',
    progressWords: (refunded, orders) =>
      `${refunded} ${refunded < 2 ? 'commande remboursée' : 'commandes remboursées'} sur ${orders}`,
    waiting: (count) => `${count} en cours`,
    failed: (count) => `${count} pas encore ${count < 2 ? 'remboursée' : 'remboursées'}`,
    openWallet: 'Ouvrir le portefeuille de l’organisation',
    openMerchants: 'Ouvrir les comptes de paiement',
    done: 'Chaque commande est remboursée.',
  },
  disputeTexts: {
    titles: { OPEN: 'Contesté', WON: 'Contestation gagnée', LOST: 'Contestation perdue' },
    open: (amount) =>
      `Le payeur conteste ce paiement, et la banque a repris ${amount}. Envoyez votre réponse dans votre compte chez le prestataire de cartes.`,
    won: (amount) => `La banque vous a donné raison et a rendu ${amount}.`,
    lost: (amount) => `La banque a donné raison au payeur, qui garde ${amount}.`,
    since: 'Repris le',
  },
  ticketRefundTexts: {
    title: 'Rembourser ce billet ?',
    toPayer: (amount) => `${amount} retournent au compte qui a payé, et ce billet n’est plus valable.`,
    byHand: (amount) =>
      `${amount} ont été encaissés à l’entrée : rendez-les de la main à la main. Ce billet n’est plus valable.`,
    nothingPaid:
      'Rien n’a été payé pour lui. Ce qui reste à payer est annulé, et ce billet n’est plus valable.',
    others: 'Les autres billets de la commande restent valables. L’invité reçoit un e-mail avec votre motif.',
    keep: 'Garder le billet',
    confirm: 'Rembourser le billet',
    done: 'Billet remboursé',
  },
};
