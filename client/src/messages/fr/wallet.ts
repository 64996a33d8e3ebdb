import type { Translation } from '../../language/catalogue.ts';
import type * as wallet from '../wallet.ts';

export default {
  walletTexts: {
    title: 'Portefeuille',
    lead: 'Payez vos billets, et voyez où est allé votre argent.',
    signInFirst: 'Connectez-vous pour ouvrir votre portefeuille',
    signInBody: 'Un portefeuille appartient à un compte. Le vôtre s’ouvre dès que vous êtes connecté.',
    serverError: (status) => `Erreur du serveur : ${status}`,
    networkError: 'Erreur de réseau. Veuillez réessayer.',
    createFailed: 'Le portefeuille n’a pas pu être créé',
    fundFailed: 'Le portefeuille n’a pas pu être approvisionné',
    none: 'Aucun portefeuille. Créez-en un d’abord.',
    noneBody: 'Il est créé en un instant, et ne coûte rien.',
    noneForIssuer:
      'Votre organisation n’a pas encore de portefeuille. Il est créé avec la première vente payée par portefeuille.',
    create: 'Créer un portefeuille',
    created: 'Portefeuille créé !',
    fund: 'Approvisionner',
    funded: 'Portefeuille approvisionné de 10 000 XLM !',
    fundedEarlier:
      'Le robinet donne 10 000 XLM une fois par jour. Ce portefeuille les a déjà reçus aujourd’hui ; rien n’a été ajouté.',
    refresh: 'Actualiser',
    notFundedBody: 'Le portefeuille existe, mais il est vide. Approvisionnez-le, et il pourra payer.',
    notFundedElsewhere: (key) =>
      `Envoyez des XLM à ${key} depuis n’importe quel portefeuille Stellar, et celui-ci s’ouvre.`,
    publicKey: 'Clé publique',
    copyKey: 'Copier la clé publique',
    keyCopied: 'Clé publique copiée !',
    balance: 'Solde',
    stale: 'Le registre est inaccessible. Dernier solde connu :',
    spendable: 'Disponible',
    reserve: 'Réserve',
    reserveWhy: (reserve) =>
      `${reserve} restent dans le portefeuille : le registre demande une réserve à chaque compte. Ce qui dépasse peut être dépensé.`,
    statusFunded: 'Approvisionné',
    statusNotFunded: 'Non approvisionné',
    network: (name) => `Réseau : ${name}`,
    explorer: 'Voir dans l’explorateur',
    mine: 'Votre portefeuille',
    issuers: 'Portefeuille de l’organisation',
    issuersLead: 'Ce qui est payé pour vos billets arrive ici, et les remboursements en partent.',
    whose: 'Quel portefeuille',
    loading: 'Chargement du portefeuille',
    technical: 'Détails techniques',
  },
  movementTexts: {
    title: 'Opérations',
    none: 'Pas encore d’opérations',
    noneBody: 'Paiements et remboursements apparaissent ici dès que le registre les a.',
    more: 'Afficher plus',
    loadingMore: 'Chargement de la suite',
    kinds: {
      FUNDING: 'Approvisionnement',
      PAYMENT_IN: 'Reçu',
      PAYMENT_OUT: 'Envoyé',
      TICKET_PAYMENT: 'Paiement de billet',
      TICKET_SALE: 'Vente de billet',
      REFUND: 'Remboursement',
    },
  },
  exportTexts: {
    open: 'Exporter la clé',
    title: 'Exporter la clé secrète',
    warning: 'Qui a cette clé a l’argent.',
    warningBody:
      'Personne ne peut annuler un paiement fait avec elle. Passa ne la demande jamais. Gardez-la hors ligne, et ne la montrez à personne.',
    password: 'Votre mot de passe',
    confirm: 'Montrer la clé',
    failed: 'La clé n’a pas pu être exportée',
    secret: 'Clé secrète',
    copied: 'Clé secrète copiée !',
    copy: 'Copier la clé secrète',
    done: 'La cacher et fermer',
  },
  ledgerTexts: {
    down: 'Le registre est injoignable',
    downBody:
      'Les paiements par portefeuille attendent son retour. Votre argent est en sécurité, et les billets ouvrent toujours les portes.',
  },
} satisfies Translation<typeof wallet>;
