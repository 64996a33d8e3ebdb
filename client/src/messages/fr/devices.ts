import type { Translation } from '../../language/catalogue.ts';
import type * as devices from '../devices.ts';

export default {
  pairingTexts: {
    offer: 'Associer ce téléphone',
    offerLead: 'Sans mot de passe : un organisateur confirme un code.',
    show: {
      title: 'Associer ce téléphone',
      lead: 'Montrez ce code à un organisateur.',
      loading: 'Préparation du code',
      qr: 'QR code pour l’organisateur',
      code: 'Code',
      number: 'Les deux écrans affichent',
      steps: [
        'L’organisateur scanne le QR code, ou saisit le code sous Contrôleurs, Associer un téléphone.',
        'Comparez les quatre chiffres sur les deux écrans.',
        'L’organisateur confirme.',
      ],
      waits: 'En attente de l’organisateur. Le code marche une fois, pendant 5 minutes.',
      expired: 'Ce code n’est plus valable.',
      again: 'Nouveau code',
      back: 'Se connecter plutôt',
      waiting: (count) =>
        count === 1
          ? 'Un scan de ce téléphone n’a pas encore été envoyé. Connectez-vous d’abord pour l’envoyer.'
          : `${count} scans de ce téléphone n’ont pas encore été envoyés. Connectez-vous d’abord pour les envoyer.`,
    },
    pin: {
      title: 'Code PIN du personnel',
      lead: 'L’organisateur a protégé les réglages de ce téléphone par un code PIN.',
      label: 'Code PIN',
      enter: 'Continuer',
      show: 'Afficher le code PIN',
      wrong: 'Code PIN incorrect.',
      wait: (seconds) => `Code PIN incorrect. Réessayez dans ${seconds} s.`,
    },
    cutOff: {
      title: 'L’accès de ce téléphone a été coupé',
      lead: 'Un organisateur a mis fin à son accès. Ce qu’il savait de l’événement a été supprimé.',
      handingIn: 'Envoi des scans que ce téléphone détient encore. Gardez-le ouvert et en ligne.',
      wiped: 'Il ne reste rien de l’événement sur ce téléphone.',
      left: 'Certaines ventes n’ont pas pu être transmises. Notez-les pour votre organisateur.',
      noted: 'C’est noté : les supprimer',
      again: 'Associer de nouveau',
    },
    name: 'Associé sous',
    profile: 'Peut',
    profiles: {
      SCAN_ONLY: 'scanner seulement',
      SCAN_AND_SEARCH: 'scanner et chercher',
      BOX_OFFICE: 'tenir la caisse',
    },
  },
} satisfies Translation<typeof devices>;
