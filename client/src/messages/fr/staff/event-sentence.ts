import type { Translation } from '../../../language/catalogue.ts';
import type * as eventSentence from '../../event-sentence.ts';

export default {
  sentenceTexts: {
    label: 'Votre événement en une phrase',
    lead: 'Ou collez le texte d’une affiche. Il remplit le formulaire, que vous vérifiez.',
    example: 'Soirée benga, Alchemist, samedi 9, 100 à 1 500',
    read: 'Remplir le formulaire',
    nothing: 'Ce texte ne contient ni nom, ni lieu, ni date, ni prix. Remplissez le formulaire ci-dessous.',
    filled: (inferred) =>
      inferred === 0
        ? 'Le formulaire est rempli d’après votre texte.'
        : `Le formulaire est rempli. ${inferred === 1 ? 'Une valeur est déduite et signalée : vérifiez-la.' : `${inferred} valeurs sont déduites et signalées : vérifiez-les.`}`,
    inferred: 'Déduit',
    reasons: {
      next_date: 'la prochaine date qui convient',
      day_first: 'lu comme jour/mois',
      weekday_differs: 'cette date tombe un autre jour de la semaine que celui du texte',
      usual_hour: 'le texte n’indique pas d’heure',
      half_of_day: 'le texte ne dit pas matin ou soir',
      usual_end: 'une fin probable',
      home_city: 'la ville de votre fuseau horaire',
      no_venue_name: 'le texte nomme la ville, mais pas le lieu',
      shillings_of_country: 'les shillings du pays',
      no_currency: 'le texte n’indique pas de monnaie',
      currency_not_offered: 'vous ne pouvez pas vendre dans la monnaie du texte ; saisissez le prix',
      read_as_price: 'lu comme un prix',
      from_words: 'd’après les mots du texte',
    },
  },
} satisfies Translation<typeof eventSentence>;
