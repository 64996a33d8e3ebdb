import type { Complete } from '../../language/catalogue.ts';
import type * as doorWork from '../door-work.ts';

export default {
  doorWorkTexts: {
    choice: {
      title: 'Que scanne-t-on ici ?',
      entry: 'Entrée',
      exit: 'Sortie',
      handout: (item) => `Remettre : ${item}`,
      asksFirst: 'Montrer d’abord l’invité',
      asksFirstHelp:
        'Montre le titulaire, la catégorie et les notes, et attend un geste. Sinon, les bons billets entrent aussitôt.',
    },
    banner: {
      exit: 'Sortie : les invités partent ici',
      exitByCode: 'Sans code, on sort par une porte qui trouve les invités par leur nom.',
      exitKiosk: 'Pas de code à montrer ? Adressez-vous à notre personnel avant de partir.',
      handout: (item) => `À remettre : ${item}`,
      handoutHelp: 'Les scans d’ici ne font entrer personne.',
      asksFirst: 'Attend un geste avant de faire entrer',
      gone: 'L’organisateur a cessé de le faire remettre.',
    },
    pending: {
      word: 'Faire entrer ?',
      why: 'Le billet est bon.',
      confirm: 'Faire entrer',
      refuse: 'Pas maintenant',
      due: 'À payer',
    },
    mayHaveLeft:
      'Selon cet appareil, sans réseau, la personne est à l’intérieur. Elle est peut-être sortie par une autre porte.',
    recent: {
      title: 'Derniers scans',
      none: 'Aucun scan sur cet appareil',
    },
    kiosk: {
      label: 'Borne',
      help: 'Plein écran, sans recherche ni réglages. Seul le code PIN du personnel en fait sortir.',
      needsPin: 'Il faut un téléphone associé avec un code PIN du personnel.',
      heading: 'Scannez votre billet',
      unlock: 'Personnel',
      full: 'Plein écran',
      staff: 'Adressez-vous à notre personnel.',
      staffExit: 'Adressez-vous à notre personnel avant de partir : il enregistre votre sortie.',
    },
    rules: {
      once: 'Une fois',
      daily: 'Une fois par jour',
      reentry: 'De nouveau après chaque sortie',
      times: 'Un nombre de fois',
    },
  },
} satisfies Complete<typeof doorWork>;
