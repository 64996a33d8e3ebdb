import type { Translation } from '../../language/catalogue.ts';
import type * as door from '../door.ts';

export default {
  doorTexts: {
    error: (message) => `Erreur : ${message}`,
    offlineNeedsData:
      'Erreur : récupérez d’abord la clé publique et la liste des billets révoqués pour contrôler hors ligne',
    noIssuer: 'Erreur : aucun identifiant d’organisateur',
    publicKeyError: (reason) => `Erreur au chargement de la clé publique : ${reason}`,
    revocationListError: (reason) => `Erreur au chargement de la liste des billets révoqués : ${reason}`,
    validate: 'Contrôler le billet',
    validating: 'Contrôle en cours...',
    lead: 'Collez un billet, ou scannez son code avec un lecteur qui écrit.',
    input: 'JSON du billet',
    inputHelp: 'Le fichier du billet, ou le texte du QR code.',
    notJson: 'Ce n’est ni le JSON d’un billet ni le texte d’un QR code.',
    empty: 'Saisissez un billet',
    checkOnly: 'Contrôler seulement, sans enregistrer d’entrée',
    modes: { online: 'En ligne', offline: 'Hors ligne' },
    onlineHelp: 'Le service contrôle le billet et enregistre l’entrée, une seule fois.',
    offlineHelp: 'Contrôle avec la clé et la liste ci-dessous. Rien n’est enregistré.',
    getData: 'Récupérer la clé publique et la liste des billets révoqués',
    event: 'Événement',
    anyEvent: 'N’importe lequel de vos événements',
    gate: 'Porte',
    noGate: 'Aucune porte',
    dueTitle: 'À payer à l’entrée',
    collected: 'Paiement enregistré',
    collectFailed: (reason) => `Le paiement n’a pas été enregistré : ${reason}`,
    keyUnknown: 'Cette clé n’est pas celle de l’organisateur de ce billet.',
    collect: (amount) => `Encaisser ${amount}`,
    stillDue: 'Admis, montant encore dû',
    unpaidQuestion: (amount) => `Laisser entrer sans encaisser ${amount} ?`,
    unpaidConsequence:
      'Le montant reste dû. Le rapport compte cette entrée comme impayée, à votre nom. Aucune porte ne le redemandera.',
    methods: {
      CASH: 'Espèces',
      MOBILE_MONEY: 'Mobile money',
      CARD_TERMINAL: 'Terminal de carte',
      WAIVED: 'Offert',
      UNPAID: 'Laisser entrer sans payer',
    },
    revoke: 'Révoquer le billet',
    revokeLead: 'Un billet révoqué n’ouvre plus aucune porte. C’est sans retour.',
    revokeQuestion: 'Révoquer ce billet pour toujours ?',
    revokeConsequence:
      'Son code est refusé à chaque porte dès maintenant, et aux portes sans réseau dès qu’elles ont la nouvelle liste. Ce qui restait dû ne l’est plus. La place n’est pas rendue, et c’est sans retour.',
    revoked: 'Billet révoqué',
  },
} satisfies Translation<typeof door>;
