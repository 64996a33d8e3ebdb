import type { Translation } from '../../../language/catalogue.ts';
import type * as paymentSetup from '../../payment-setup.ts';

export default {
  paymentSetupTexts: {
    lead: 'Comment les acheteurs vous paient. Un seul moyen suffit pour commencer.',
    ready: 'Vous pouvez être payé',
    readyWith: (ways) => `Actif : ${ways}.`,
    notReady: 'Aucun moyen d’être payé pour l’instant',
    until:
      'D’ici là, les acheteurs passent par le formulaire de commande d’un événement et paient à l’entrée, si ce formulaire est ouvert.',
    back: 'Retour au tableau de bord',
    own: 'Sur vos propres comptes',
    collected: 'Encaissé par Passa',
    payouts: 'Virements',
    noPayouts:
      'Les acheteurs paient sur vos propres comptes : il n’y a rien à vous verser. Passa n’encaisse que pour les organisateurs à qui elle a ouvert ses comptes.',
    noDestination: 'Indiquez où vont les virements avant d’en demander un.',
    throughPlatform: 'le compte de Passa',
    states: { connected: 'Connecté', none: 'Non connecté' },
    other: 'Autres moyens d’être payé',
    wallet: 'Portefeuille de l’organisation',
    walletAbout:
      'Les acheteurs qui ont un portefeuille Stellar paient en XLM. Avec un contrat, l’argent reste sous séquestre jusqu’à ce qu’un versement le libère.',
    walletOpen: 'Ouvrir le portefeuille',
    setUp: 'Préparer les paiements',
    setUpLead: 'M-Pesa, cartes ou virements : comment les acheteurs vous paient.',
    firstForm: 'Les paiements se préparent à part, avant ou après :',
    publish: {
      anyway: 'Publier maintenant',
      question: 'Publier sans moyen d’être payé ?',
      atDoor:
        'Les acheteurs peuvent commander et payer à l’entrée. Ils ne peuvent payer ni par M-Pesa ni par carte tant que vous n’en avez pas connecté.',
      closed:
        'Le formulaire de commande est fermé : les acheteurs ne peuvent pas commander et payer à l’entrée. Ils ne peuvent payer ni par M-Pesa ni par carte tant que vous n’en avez pas connecté.',
    },
  },
} satisfies Translation<typeof paymentSetup>;
