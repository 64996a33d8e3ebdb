import type { Translation } from '../../../language/catalogue.ts';
import type * as programme from '../../programme.ts';

export default {
  lineUpTexts: {
    title: 'Programmation',
    lead: 'Les artistes, dans l’ordre de la page de l’événement.',
    saved: 'Programmation enregistrée',
    name: 'Nom',
    startsAt: 'Début (heure de l’événement)',
    note: 'En une ligne (facultatif)',
    link: 'Site web (facultatif)',
    rows: {
      add: 'Ajouter un artiste',
      save: 'Enregistrer la programmation',
      row: (nth) => `Artiste ${nth}`,
      up: (nth) => `Monter : Artiste ${nth}`,
      down: (nth) => `Descendre : Artiste ${nth}`,
      remove: (nth) => `Retirer : Artiste ${nth}`,
    },
  },
  faqTexts: {
    title: 'Questions et réponses',
    lead: 'Ce que les invités demandent le plus : le chemin, les enfants, les repas, la météo.',
    saved: 'Questions enregistrées',
    question: 'La question',
    answer: 'Réponse',
    rows: {
      add: 'Ajouter une question',
      save: 'Enregistrer les questions',
      row: (nth) => `Question no ${nth}`,
      up: (nth) => `Monter : Question no ${nth}`,
      down: (nth) => `Descendre : Question no ${nth}`,
      remove: (nth) => `Retirer : Question no ${nth}`,
    },
  },
  richTextTexts: {
    toolbar: 'Mise en forme',
    marks: {
      bold: 'Gras',
      italic: 'Italique',
      link: 'Lien',
      heading: 'Titre',
      subheading: 'Sous-titre',
      list: 'Liste',
      numbers: 'Liste numérotée',
      quote: 'Citation',
      indent: 'Augmenter le retrait',
      outdent: 'Réduire le retrait',
    },
    address: 'Adresse du lien',
    wrongAddress: 'Indiquez l’adresse d’un site ou une adresse e-mail.',
    setLink: 'Créer le lien',
    removeLink: 'Retirer le lien',
    tooLong: (most, now) => `${most} caractères au plus, mise en forme comprise ; il y en a ${now}.`,
  },
} satisfies Translation<typeof programme>;
