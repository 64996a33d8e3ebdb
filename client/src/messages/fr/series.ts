import type { Translation } from '../../language/catalogue.ts';
import type * as series from '../series.ts';

export default {
  seriesTexts: {
    series: 'Série',
    thisSeries: 'cette série',
    dates: (count) => (count === 1 ? '1 représentation' : `${count.toLocaleString('fr')} représentations`),
    datesFrom: (dates, day) => `${dates} à partir du ${day}`,
    loading: 'Chargement des dates…',
    otherDates: 'Autres dates',
    upcoming: 'Prochaines dates',
    nextFree: (when) => `Prochaine date disponible : ${when}`,
    allSoldOut: 'Toutes les dates sont complètes',
    moreDates: 'Afficher plus de dates',
    none: 'Aucune date à venir',
    noneBody: 'Toutes les dates de ce spectacle sont passées. Découvrez les autres événements.',
    notFound: 'Spectacle introuvable',
    notFoundBody: 'Le spectacle que vous cherchez n’existe pas ou n’est pas encore en vente.',
    few: (count) => (count === 1 ? '1 billet restant' : `${count} billets restants`),
  },
} satisfies Translation<typeof series>;
