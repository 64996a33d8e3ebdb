import type * as legal from '../../../content/legal.ts';
import type { Translation } from '../../../language/catalogue.ts';

export default {
  privacy: {
    title: 'Politique de confidentialité',
    updated: 'Dernière mise à jour : 1er novembre 2026',
    lead: 'Nous gardons ce qu’il faut pour un billet, et rien de plus. Cette page dit ce que c’est, simplement.',
    sections: [
      {
        title: 'Ce que nous recueillons',
        points: [
          'Quand vous achetez un billet : votre nom, votre e-mail et votre téléphone, ce que vous avez acheté et quand.',
          'Quand vous créez un compte : votre nom, votre e-mail et un mot de passe, dont nous ne gardons que l’empreinte.',
          'Quand votre billet est scanné : l’heure et la porte.',
          'Quand vous utilisez un portefeuille : sa clé publique et ses paiements, qui sont par nature publics sur le registre.',
          'Quand vous nous écrivez : votre message et votre adresse, pour que nous puissions répondre.',
        ],
      },
      {
        title: 'À quoi cela nous sert',
        paragraphs: [
          'À émettre votre billet et vous l’envoyer, à vous faire entrer, à payer ceux à qui l’on doit, à vous répondre, à trouver et arrêter la fraude. Nous ne vendons pas vos données, nous n’affichons pas de publicité et nous ne vous suivons pas de page en page.',
        ],
      },
      {
        title: 'Qui les voit',
        points: [
          'L’organisateur de l’événement où vous allez, et ceux de son équipe qui en ont besoin : les autres, à l’entrée, voient si votre billet est bon, et non qui vous êtes.',
          'Personne d’autre, sauf si la loi nous y oblige. Dans ce cas, nous vous le disons si nous en avons le droit.',
          'Le code de votre billet et ce que nous publions sur le registre ne contiennent aucune donnée personnelle.',
        ],
      },
      {
        title: 'Combien de temps nous les gardons',
        paragraphs: [
          'Les commandes et les paiements sont gardés aussi longtemps que la loi impose de tenir les livres. Les sessions et les liens de réinitialisation sont effacés quand ils se terminent. Quand vous nous demandez de supprimer votre compte, nous retirons ce qui vous nomme de tout ce qui n’a pas à être gardé.',
        ],
      },
      {
        title: 'Vos droits',
        paragraphs: [
          'Vous pouvez demander une copie de vos données, les faire corriger et les faire supprimer. Dans vos paramètres se trouve un export de tout ce que nous avons sur vous. Pour le reste, écrivez-nous ; nous répondons sous 24 heures.',
        ],
      },
      {
        title: 'Les enfants',
        paragraphs: [
          'Le service n’est pas destiné aux moins de 13 ans. Nous ne gardons pas sciemment leurs données ; si vous pensez le contraire, dites-le-nous, et nous les effaçons.',
        ],
      },
      {
        title: 'Sécurité',
        paragraphs: [
          'Les connexions sont chiffrées, les mots de passe hachés avec argon2, les clés gardées chiffrées, et chaque changement fait par une équipe est écrit dans un journal que personne ne peut modifier ensuite.',
        ],
      },
      {
        title: 'Changements',
        paragraphs: [
          'Quand cette politique change, nous le disons ici, et par e-mail quand il s’agit de plus que de la formulation.',
        ],
      },
    ],
  },
  retentionTexts: {
    title: 'La durée, type par type',
    lead: 'Chaque nuit, ce qui a été gardé le temps prévu est effacé, ou perd les noms qu’il contient. Rien d’un événement ne disparaît tant que son argent est en mouvement, par exemple un remboursement.',
    loading: 'Chargement des durées',
    failed: 'Les durées n’ont pas pu être chargées',
    kind: 'Données',
    time: 'Durée',
    kinds: {
      SESSIONS: 'Sessions, liens de connexion et clés, après leur fin',
      MAILS: 'Les e-mails que nous vous avons envoyés',
      GUESTS:
        'Votre nom, votre adresse et votre téléphone sur les commandes et billets sans compte, après l’événement',
      UNPAID: 'Les mêmes, pour une commande jamais payée',
      MESSAGES: 'Messages avec des personnes sans compte, après le dernier',
      NOTIFICATIONS: 'Notifications',
      DELIVERIES: 'Rapports aux systèmes des organisateurs',
      BOOKS: 'Votre nom sur les reçus, que la loi demande',
    },
    answers: 'Réponses aux questions de l’organisateur',
    answersTime: 'comme la question le dit, deux ans au plus',
    account: 'Commandes et billets d’un compte',
    accountTime: 'jusqu’à ce que vous supprimiez le compte',
    records: 'Montants, numéros de reçus et journal d’audit',
    recordsTime: 'aussi longtemps que la loi le demande',
    periods: {
      DAYS: (count: number) => (count === 1 ? '1 jour' : `${count} jours`),
      MONTHS: (count: number) => `${count} mois`,
      YEARS: (count: number) => (count === 1 ? '1 an' : `${count} ans`),
    },
  },
  terms: {
    title: 'Conditions d’utilisation',
    updated: 'Dernière mise à jour : 1er novembre 2026',
    lead: 'Les règles entre vous, les organisateurs et Passa.',
    sections: [
      {
        title: 'Ce qu’est Passa',
        paragraphs: [
          'Passa est l’endroit où les organisateurs publient des événements et vendent des billets. L’organisateur tient l’événement et en répond envers vous ; nous émettons le billet, gardons l’enregistrement et permettons à l’entrée de le contrôler.',
        ],
      },
      {
        title: 'Votre compte',
        points: [
          'Dites-nous la vérité sur qui vous êtes, et gardez votre mot de passe pour vous.',
          'Il faut avoir au moins 13 ans ; pour vendre des billets, être majeur.',
          'Vous pouvez fermer votre compte à tout moment. Nous pouvons fermer un compte qui sert à frauder, et nous disons pourquoi.',
        ],
      },
      {
        title: 'Les billets',
        points: [
          'Un billet fait entrer une personne, une fois. Le premier scan compte.',
          'Un billet réservé se paie à l’entrée : il est bon, et vous payez en arrivant.',
          'Un billet peut être cédé à quelqu’un d’autre quand l’organisateur le permet : l’ancien code cesse, et un nouveau est émis.',
          'Un billet falsifié, copié ou révoqué ne fait entrer personne.',
        ],
      },
      {
        title: 'Remboursements et annulations',
        paragraphs: [
          'Quand un événement est annulé, chaque commande est remboursée en entier, par le chemin du paiement. Pour les autres remboursements, adressez-vous à l’organisateur, dont les règles valent. Ce qui était dû à l’entrée n’est simplement plus dû.',
        ],
      },
      {
        title: 'Les organisateurs',
        points: [
          'Ce que vous publiez est vrai, et vous avez le droit de le publier.',
          'Vous tenez les prix affichés, et l’événement que vous avez vendu.',
          'Vous prenez soin des données de votre public comme la loi l’exige, et ne les utilisez que pour votre événement.',
          'Les contrats avec vos partenaires sont les vôtres. Nous les exécutons tels qu’ils ont été signés, et ne pouvons pas les changer.',
        ],
      },
      {
        title: 'Portefeuilles et registre',
        paragraphs: [
          'Les paiements sur le registre sont définitifs : ni vous ni nous ne pouvons les reprendre, seulement les renvoyer dans l’autre sens. Passa tourne sur un réseau d’essai public, sauf si la page dit le contraire ; ses XLM n’ont aucune valeur.',
        ],
      },
      {
        title: 'Ce dont nous répondons',
        paragraphs: [
          'Nous répondons de notre propre travail : que les billets soient émis comme ils ont été vendus, et que l’argent aille où il a été convenu. De l’événement lui-même répond l’organisateur. Rien ici ne retire les droits que la loi vous donne.',
        ],
      },
      {
        title: 'Droit applicable',
        paragraphs: [
          'Le droit du Kenya s’applique et ses tribunaux décident, sauf si le droit de votre pays vous protège mieux.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Politique de cookies',
    updated: 'Dernière mise à jour : 1er novembre 2026',
    lead: 'Courte, car il y a peu à dire : Passa ne dépose qu’un cookie, et seulement dans une salle d’attente.',
    sections: [
      {
        title: 'Ce que nous gardons dans votre navigateur',
        paragraphs: [
          'Certaines choses doivent rester d’une visite à l’autre. Elles restent sur votre appareil :',
        ],
        points: [
          'Votre connexion : un jeton, qui vous êtes, et la session à laquelle il appartient. Elle disparaît quand vous vous déconnectez.',
          'Vos choix : clair ou sombre, et la langue.',
          'Une marque aléatoire de l’appareil, pour que les mots de passe erronés d’autres personnes sur votre réseau ne vous bloquent pas. Elle n’est envoyée qu’à la connexion.',
          'Vos billets, quand vous les ouvrez, pour qu’ils s’affichent sans réseau.',
          'Dans une salle d’attente : votre place, dans un cookie qui dure neuf jours. Aucun script ne peut le lire.',
          'À l’entrée : clés, révocations et scans qui n’ont pas encore été envoyés.',
        ],
      },
      {
        title: 'Ce que nous ne faisons pas',
        paragraphs: [
          'Pas d’autres cookies, pas de pistage, pas de publicité, pas de tiers. La seule chose qui vient d’ailleurs est le plan d’un lieu, et seulement quand vous le demandez.',
        ],
      },
      {
        title: 'Comment tout effacer',
        paragraphs: [
          'Déconnectez-vous, ou effacez les données du site dans les réglages de votre navigateur. Les billets gardés sur l’appareil partent avec ; ils sont encore dans vos e-mails.',
        ],
      },
    ],
  },
} satisfies Translation<typeof legal>;
