import type { Translation } from '../catalogue.ts';

export const failures: Translation<'failureTexts'> = {
  failureTexts: {
    SOLD_OUT: 'Il ne reste pas assez de ces billets.',
    EVENT_NOT_PUBLISHED: 'Cet événement n’est pas encore publié : aucun billet n’est en vente.',
    SALES_CLOSED: 'Ces billets ne sont pas en vente en ce moment.',
    BUSY: 'Beaucoup de monde achète en ce moment. Réessayez dans un instant.',
    WALLET_NOT_FUNDED: 'Approvisionnez votre portefeuille avant d’acheter',
    INSUFFICIENT_BALANCE: 'Solde insuffisant. Approvisionnez d’abord votre portefeuille.',
    WAITING_CLOSED: 'Cet événement n’a pas de liste d’attente.',
    OFFER_GONE: 'Cette offre est passée. Vous pouvez rejoindre de nouveau la liste d’attente.',
    EVENT_CANCELLED: 'Cet événement est annulé.',
    EMAIL_TAKEN: 'Un compte existe déjà avec cette adresse e-mail.',
    WRONG_CREDENTIALS: 'L’adresse e-mail ou le mot de passe est faux.',
    ACCOUNT_SUSPENDED: 'Ce compte est suspendu. Contactez l’assistance.',
    WRONG_PASSWORD: 'Le mot de passe actuel est faux.',
    LINK_INVALID: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
    TRANSFERS_CLOSED: 'Les billets de cet événement ne peuvent plus être cédés.',
    ALREADY_PASSED_ON: 'Ce billet a déjà été cédé à quelqu’un d’autre.',
    SAME_HOLDER: 'Le billet est déjà à ce nom.',
    CODE_UNKNOWN: 'Cet événement n’a pas ce code. Vérifiez comment il s’écrit.',
    CODE_NOT_YET: 'Ce code n’est pas encore valable.',
    CODE_OVER: 'Ce code n’est plus valable.',
    CODE_USED_UP: 'Ce code a été utilisé autant de fois que permis.',
    NOT_FOUND: 'Introuvable.',
  },
};
