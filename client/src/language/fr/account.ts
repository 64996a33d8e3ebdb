import type { Translation } from '../catalogue.ts';

export const account: Translation<'accountTexts' | 'methodTexts'> = {
  accountTexts: {
    title: 'Compte',
    lead: 'Vos moyens de paiement et vos réglages.',
    methods: 'Moyens de paiement',
    quickActions: 'Accès rapides',
    manage: 'Gérer',
    setUp: 'Configurer',
    comingSoon: 'Bientôt disponible',
    status: { connected: 'Connecté', pending: 'En attente', not_connected: 'Non connecté' },
    wallet: 'Portefeuille',
    transactions: 'Opérations',
    settings: 'Paramètres',
    walletAction: 'Solde, approvisionnement et votre clé',
    transactionsAction: 'Chaque paiement reçu ou envoyé',
    settingsAction: 'Profil, mot de passe, apparence',
    back: 'Retour au compte',
    transactionsLead: 'Toutes les opérations de votre portefeuille, les plus récentes d’abord.',
    signInTitle: 'Connectez-vous pour voir votre compte',
    signInBody: 'Les moyens de paiement et les paramètres appartiennent à un compte.',
    meanwhile:
      'D’ici là, votre portefeuille paie vos billets, et chaque organisateur qui le propose encaisse à l’entrée.',
    openWallet: 'Ouvrir le portefeuille',
  },
  methodTexts: {
    wallet: {
      label: 'Portefeuille numérique',
      about: 'Paie en quelques secondes, directement depuis votre solde XLM.',
    },
    mobileMoney: {
      label: 'Mobile Money',
      about: 'M-Pesa, Airtel Money et MTN MoMo.',
      page: 'Confirmez un paiement sur votre téléphone, et le billet est à vous. Nous raccordons encore les réseaux.',
    },
    bank: {
      label: 'Compte bancaire',
      about: 'Virements depuis et vers votre banque.',
      page: 'Aucune banque n’est encore reliée à Passa : il n’y a rien à configurer ici pour l’instant.',
    },
    card: {
      label: 'Carte bancaire',
      about: 'Visa et Mastercard.',
      page: 'Les cartes attendent le prestataire. Dès qu’il sera prêt, vous pourrez ajouter la vôtre ici.',
    },
  },
};
