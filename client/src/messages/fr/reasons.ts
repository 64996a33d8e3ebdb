import type { Translation } from '../../language/catalogue.ts';
import type * as reasons from '../reasons.ts';

export default {
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
    NOT_CONFIRMED:
      'Le prestataire n’a pas dit si les billets ont été payés ; ils sont donc de nouveau en vente. Un paiement qui a été fait obtient des billets libres, ou est rendu.',
    BUYER_LIMIT:
      'Une personne n’obtient pas plus de billets pour cet événement, toutes commandes confondues. Le paiement est remboursé.',
    EVENT_CANCELLED: 'L’événement a été annulé. Rien n’a été débité.',
    REFUND_UNDERFUNDED: 'En attente : il manque des XLM au portefeuille de l’organisateur.',
    REFUND_WITHOUT_WALLET: 'En attente : le portefeuille de l’organisateur n’est pas sur le registre.',
    REFUND_WITHOUT_DESTINATION: 'Le compte qui a payé n’est plus sur le registre.',
    REFUND_REFUSED: 'En attente : le registre a refusé le remboursement ; une nouvelle tentative suit.',
    REFUND_AT_PROVIDER:
      'En attente : le prestataire de paiement n’a pas effectué le remboursement ; une nouvelle tentative suit.',
    REFUND_NEEDS_MERCHANT:
      'En attente : le compte chez le prestataire de paiement ne peut pas rembourser. Vérifiez son solde et ses identifiants de remboursement.',
    REFUND_DISPUTED:
      'En attente : le payeur a contesté le paiement, et sa banque décide d’abord si elle rend l’argent.',
  },
  voidReasonTexts: {
    PASSED_ON: 'Cédé à une autre personne.',
    BY_HOLDER: 'Annulé par son détenteur.',
    RENEWED: 'Remplacé par un billet avec un nouveau code, envoyé par e-mail.',
    UNCONFIRMED: 'L’adresse e-mail de la commande n’a pas été confirmée à temps.',
  },
  ledgerNoticeTexts: {
    AWAY: 'Le registre est injoignable pour le moment. Portefeuilles et paiements attendent ; billets et portes fonctionnent comme d’habitude.',
    RESET:
      'Le registre a recommencé à zéro. Les paiements attendent que son historique soit rétabli ou qu’un autre réseau soit choisi.',
    WRONG_NETWORK:
      'L’adresse du registre sert un autre réseau. Les paiements attendent que les paramètres désignent le bon.',
  },
} satisfies Translation<typeof reasons>;
