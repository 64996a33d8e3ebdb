import type { Translation } from '../../language/catalogue.ts';
import type * as phone from '../phone.ts';

export default {
  phoneTexts: {
    title: 'Sur votre téléphone',
    lead: 'Le lien vers vos billets, un rappel et les nouvelles de l’événement, par message sur votre téléphone.',
    ask: 'Envoyer les messages de cette commande sur mon téléphone',
    askHint:
      'Facultatif. Le lien vers vos billets, un rappel et les nouvelles de l’événement. Chaque message dit comment y mettre fin.',
    askNumber: 'Écrivez le numéro de téléphone avec son indicatif, par exemple +254 712 345 678.',
    notSet: (reason) => `Les messages sur votre téléphone ne sont pas activés : ${reason}`,
    number: 'Numéro de téléphone avec indicatif',
    channel: 'Envoyer par',
    send: 'Envoyer sur mon téléphone',
    sending: 'Envoi…',
    goesTo: (number, channel) => `Les messages vont au ${number} par ${channel}.`,
    states: {
      KEPT: 'Le message avec vos billets est gardé pour les développeurs.',
      QUEUED: 'Le message avec vos billets est en route.',
      SENDING: 'Le message avec vos billets est en route.',
      ACCEPTED: 'Le message avec vos billets est en route.',
      SENT: 'Le message avec vos billets est en route.',
      DELIVERED: 'Le message avec vos billets est arrivé.',
      FAILED: 'Le message avec vos billets n’est pas arrivé. Vérifiez le numéro.',
      UNKNOWN: 'Nous ne savons pas si le message avec vos billets est arrivé.',
      STOPPED: 'Ce numéro ne reçoit pas de messages.',
      EXPIRED: 'Le message avec vos billets n’a pas été envoyé à temps.',
    },
    waiting: 'Le lien vers vos billets arrive dès que la commande est payée.',
    optedOut:
      'Ce numéro a arrêté nos messages. Répondez START à l’un d’eux, ou ouvrez son lien, pour les autoriser à nouveau.',
    stop: 'Arrêter les messages de cette commande',
    stopped: 'Les messages de cette commande sont arrêtés.',
    stopTitle: 'Arrêter les messages',
    stopLead:
      'Plus aucun SMS ni message WhatsApp de notre part sur ce téléphone, de tout organisateur. Vos billets restent valables.',
    stopAll: 'Arrêter tous les messages',
    stoppedTitle: 'Les messages sont arrêtés',
    stoppedBody: (number) =>
      `${number} ne reçoit plus de messages de notre part, sauf les codes que vous demandez.`,
    allow: 'Autoriser à nouveau les messages',
    allowedTitle: 'Les messages sont à nouveau autorisés',
    allowedBody: (number) => `${number} reçoit les messages des commandes qui les demandent.`,
    unknownLink: 'Ce lien n’est pas complet',
    unknownLinkBody: 'Ouvrez le lien entier du message, ou répondez STOP à celui-ci.',
    byEmail: 'Par e-mail',
    byPhone: 'Par téléphone',
    way: 'Retrouver des billets par e-mail ou par téléphone',
    phone: 'Numéro de téléphone avec indicatif',
    sendCode: 'M’envoyer un code',
    codeSent: (number) => `Si des billets ont été achetés avec ${number}, un code est en route.`,
    codeSentBody:
      'Il marche pendant 10 minutes. Pas de code ? Les billets se retrouvent par le numéro donné avec son indicatif.',
    code: 'Code à six chiffres',
    showTickets: 'Voir mes billets',
    otherNumber: 'Essayer un autre numéro',
    codeLead:
      'Entrez le numéro de téléphone donné lors de l’achat. Nous vous enverrons un code par SMS ; aucun compte n’est nécessaire.',
  },
} satisfies Translation<typeof phone>;
