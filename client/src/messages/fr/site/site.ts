import type * as about from '../../../content/about.ts';
import type * as careers from '../../../content/careers.ts';
import type * as contact from '../../../content/contact.ts';
import type * as features from '../../../content/features.ts';
import type * as pricing from '../../../content/pricing.ts';
import type { Translation } from '../../../language/catalogue.ts';

export default {
  about: {
    title: 'À propos',
    lead: 'Nous faisons le petit bout de papier entre vous et une bonne soirée, et nous le faisons bien.',
    storyTitle: 'Notre histoire',
    story: [
      'En 2021, quatre cents personnes sont restées dehors, un soir de taarab à Mombasa, avec des billets que quelqu’un avait copiés. Les musiciens ont joué devant une salle à moitié vide, et ceux qui avaient payé sont rentrés chez eux.',
      'Nous étions parmi eux. Un billet, pensions-nous, devrait être impossible à copier, se contrôler en plein champ avec un vieux téléphone, et montrer à tous ceux qui ont fait la soirée ce qu’elle a rapporté.',
      'C’est cela, Passa. Chaque billet est signé par son organisateur, le public paie par M-Pesa et l’entrée n’a pas besoin de réseau, et l’argent est partagé comme convenu, aux yeux de tous.',
    ],
    stats: [
      { figure: '50 000+', label: 'billets' },
      { figure: '500+', label: 'événements' },
      { figure: '100+', label: 'organisateurs' },
      { figure: '99,9 %', label: 'de disponibilité' },
    ],
    valuesTitle: 'Ce à quoi nous tenons',
    values: [
      {
        title: 'Honnête par construction',
        text: 'Ce que nous promettons se vérifie : la signature, l’enregistrement, le paiement. Personne n’a à nous croire sur parole.',
      },
      {
        title: 'Fait pour là où nous vivons',
        text: 'M-Pesa, réseaux lents, téléphones partagés, espèces à l’entrée. Ce qui ne marche pas à Kisumu à neuf heures du soir ne marche pas.',
      },
      {
        title: 'L’artiste est payé',
        text: 'Une bonne soirée a beaucoup d’artisans. Chacun voit sa part, et personne n’attend le bon vouloir d’un autre.',
      },
      {
        title: 'Simple et aimable',
        text: 'Des mots courts, des prix clairs, et quelqu’un qui répond quand il y a un souci.',
      },
    ],
    teamTitle: 'L’équipe',
    team: [
      {
        name: 'Amina Hassan',
        role: 'Fondatrice et directrice générale',
        text: 'A dirigé des festivals sur la côte pendant onze ans, et compté les faux billets.',
      },
      {
        name: 'Daniel Kiprono',
        role: 'Ingénierie',
        text: 'Construit ce qui ne doit pas tomber en panne, et dort bien.',
      },
      {
        name: 'Grace Nakato',
        role: 'Produit et design',
        text: 'Imprime chaque écran une fois, pour voir si c’est un billet.',
      },
      {
        name: 'Jean-Paul Habimana',
        role: 'Organisateurs et partenaires',
        text: 'Connaît tous les régisseurs entre Kigali et Lamu.',
      },
      {
        name: 'Zawadi Mrema',
        role: 'Assistance',
        text: 'Répond dans la journée, en quatre langues.',
      },
    ],
    nextTitle: 'Venez nous voir',
    nextText:
      'Nous aimons avoir de vos nouvelles : celles et ceux qui sortent, qui jouent, ou qui voudraient travailler avec nous.',
    careers: 'Voir les postes',
    contact: 'Nous contacter',
  },
  careers: {
    title: 'Carrières',
    lead: 'Une petite équipe, de belles soirées, et un travail que des milliers de gens tiennent dans la main.',
    benefitsTitle: 'Ce que vous recevez',
    benefits: [
      {
        title: 'Travaillez où vous êtes',
        text: 'Nairobi, Kampala, Kigali ou votre cuisine. Nous nous voyons quatre fois par an.',
      },
      {
        title: 'Des congés qui en sont',
        text: 'Trente jours par an, et personne ne vous appelle pendant l’un d’eux.',
      },
      {
        title: 'Une part de l’entreprise',
        text: 'Tous ceux qui construisent Passa en possèdent un morceau.',
      },
      {
        title: 'La santé de la famille',
        text: 'Une couverture complète pour vous, votre conjoint et vos enfants.',
      },
      {
        title: 'Deux billets par mois',
        text: 'Pour ce qui vous plaît. Nous appelons cela de la recherche.',
      },
      {
        title: 'De la place pour apprendre',
        text: 'Un budget pour les livres, les cours et la conférence que vous voulez voir.',
      },
    ],
    cultureTitle: 'Notre façon de travailler',
    culture: [
      'Nous écrivons les choses, pour que les réunions soient courtes et que tous n’aient pas à être à chacune.',
      'Nous essayons à la porte. Chacun, fondateurs compris, travaille une nuit par saison à l’entrée d’un événement, le produit en main.',
      'Nous disons tôt que nous nous sommes trompés. Un billet qui échoue à huit heures du soir était une erreur que nous aurions pu nous dire le matin.',
    ],
    positionsTitle: 'Postes ouverts',
    none: 'Aucun poste ouvert',
    noneBody:
      'Nous ne recrutons pas en ce moment. Écrivez-nous quand même, si vous seriez bien ici : nous gardons les bonnes lettres.',
    contact: 'Écrivez-nous',
    apply: 'Postuler',
  },
  contact: {
    title: 'Nous contacter',
    lead: 'Pour un billet, un événement ou une collaboration : écrivez-nous. Nous répondons sous 24 heures.',
    infoTitle: 'Où nous trouver',
    email: { label: 'E-mail', text: 'hello@passa.test', href: 'mailto:hello@passa.test' },
    phone: { label: 'Téléphone', text: '+254 700 727 722', href: 'tel:+254700727722' },
    address: { label: 'Bureau', text: 'Biashara Street 14, Nairobi, Kenya' },
    socialTitle: 'Suivez-nous',
    social: [
      { name: 'Twitter', href: 'https://twitter.com/passatickets' },
      { name: 'Facebook', href: 'https://facebook.com/passatickets' },
      { name: 'Instagram', href: 'https://instagram.com/passatickets' },
      { name: 'LinkedIn', href: 'https://linkedin.com/company/passatickets' },
    ],
    hoursTitle: 'Heures d’ouverture',
    hours: [
      { days: 'Du lundi au vendredi', open: 'de 9:00 à 18:00' },
      { days: 'Samedi', open: 'de 10:00 à 16:00' },
      { days: 'Dimanche', open: 'fermé' },
    ],
    hoursZone: 'Heure d’Afrique de l’Est (EAT)',
    formTitle: 'Écrivez-nous',
    name: 'Nom',
    emailField: 'E-mail',
    subject: 'Objet',
    message: 'Votre message',
    send: 'Envoyer le message',
    promise: 'Nous répondons sous 24 heures.',
    failed: 'Votre message n’est pas parti. Il est encore là : réessayez.',
  },
  features: {
    title: 'Fonctions',
    lead: 'Tout ce qu’il faut, de la première affiche au dernier invité.',
    groups: [
      {
        title: 'Pour le public',
        text: 'Trouver une soirée, acheter en une minute, entrer.',
        points: [
          {
            title: 'La recherche pendant que vous tapez',
            text: 'Par nom, lieu ou genre, le plus proche d’abord.',
          },
          {
            title: 'Payez à votre façon',
            text: 'Par M-Pesa, carte ou portefeuille, ou réservez et payez à l’entrée.',
          },
          {
            title: 'Aussitôt par e-mail',
            text: 'Le billet en PDF, en fichier signé et en entrée de calendrier.',
          },
          { title: 'Sans réseau', text: 'Votre billet s’ouvre sur votre téléphone, où que vous soyez.' },
          {
            title: 'Vérifiez vous-même',
            text: 'N’importe qui peut vérifier un billet dans son navigateur.',
          },
        ],
      },
      {
        title: 'Pour les organisateurs',
        text: 'Préparer, vendre et savoir où vous en êtes.',
        points: [
          {
            title: 'Des catégories en quelques minutes',
            text: 'Prix en USD, KES ou XLM, chaque catégorie avec ses horaires.',
          },
          {
            title: 'Aucune place vendue deux fois',
            text: 'La place est prise et son billet fait d’un seul geste, ou pas du tout.',
          },
          {
            title: 'Des chiffres en direct',
            text: 'Ventes, recettes et entrées au moment même, porte par porte.',
          },
          {
            title: 'De vrais remboursements',
            text: 'Une commande ou tout un événement, là d’où l’argent est venu.',
          },
          {
            title: 'Une équipe avec des rôles',
            text: 'Propriétaires, administrateurs, finances, auditeurs et équipes d’entrée.',
          },
        ],
      },
      {
        title: 'Pour l’entrée',
        text: 'Un téléphone suffit.',
        points: [
          { title: 'Caméra, lecteur ou copier-coller', text: 'Ce que vous avez sous la main lit le code.' },
          {
            title: 'Marche hors ligne',
            text: 'Les signatures sont contrôlées sur l’appareil, et les scans envoyés plus tard.',
          },
          { title: 'Des réponses claires', text: 'Une couleur, un son et une raison en toutes lettres.' },
          {
            title: 'Une entrée par billet',
            text: 'Billets utilisés, révoqués et expirés ne se confondent pas.',
          },
        ],
      },
      {
        title: 'Pour les partenaires',
        text: 'L’argent va où il a été convenu.',
        points: [
          {
            title: 'Des contrats avec des parts',
            text: 'Pourcentages et montants fixes, sans perdre un centime.',
          },
          {
            title: 'Plusieurs signatures',
            text: 'Personne ne déplace seul l’argent d’un événement, et nous non plus.',
          },
          {
            title: 'Des comptes ouverts',
            text: 'Chaque mouvement est une ligne que les partenaires peuvent lire.',
          },
        ],
      },
    ],
    actionTitle: 'Voyez par vous-même',
    explore: 'Découvrir les événements',
    verify: 'Vérifier un billet',
    becomeIssuer: 'Devenir organisateur',
  },
  pricing: {
    title: 'Tarifs',
    lead: 'Le prix sur le billet est celui que paie le public, par M-Pesa, par carte ou à l’entrée. Rien ne s’y ajoute.',
    plans: [
      {
        name: 'Pour le public',
        price: 'Gratuit',
        text: 'Toujours.',
        points: [
          'Ni frais de réservation, ni frais de service',
          'M-Pesa, carte ou paiement à l’entrée, selon l’organisateur',
          'Le billet par e-mail, sur votre téléphone et sur papier',
          'Les remboursements reviennent par la voie du paiement',
        ],
        action: { label: 'Découvrir les événements', to: '/events' },
        isFeatured: false,
      },
      {
        name: 'Pour les organisateurs',
        price: 'Gratuit',
        text: 'Aucune part des paiements sur vos propres comptes.',
        points: [
          'Payé aussitôt sur votre propre paybill ou till M-Pesa',
          'Autant d’événements, de catégories et de billets que vous voulez',
          'L’application d’entrée sur autant de téléphones que vous voulez',
          'Chiffres en direct, rapports et exports',
          'Contrats avec des partenaires, signés et payés',
          'Une équipe avec des rôles, aussi grande qu’il le faut',
        ],
        action: { label: 'Devenir organisateur', to: '/auth' },
        isFeatured: true,
      },
      {
        name: 'Pour les grandes maisons',
        price: 'Parlons-en',
        text: 'Plusieurs lieux, vos propres systèmes, des souhaits particuliers.',
        points: [
          'Tout ce qu’ont les organisateurs',
          'De l’aide à l’entrée pour les premières soirées',
          'Le raccordement à vos systèmes',
          'Une personne à appeler, rien que pour vous',
        ],
        action: { label: 'Nous contacter', to: '/contact' },
        isFeatured: false,
      },
    ],
    questionsTitle: 'Questions fréquentes',
    questions: [
      {
        question: 'Quand ai-je mon argent ?',
        answer:
          'M-Pesa : aussitôt, sur votre propre paybill ou till, d’où vous le retirez sur le portail de Safaricom. Cartes : sur votre compte Stripe, Paystack ou Pesapal, qui verse comme pour toutes vos ventes. À l’entrée : aussitôt, entre les mains de votre équipe.',
      },
      {
        question: 'Que me coûtent M-Pesa et les cartes ?',
        answer:
          'Ce que Safaricom ou votre prestataire de cartes vous facture : le contrat est entre vous. Passa n’en prend rien, et la page Argent de chaque événement montre les frais que le prestataire indique.',
      },
      {
        question: 'Et sans paybill ni till ?',
        answer:
          'Le public peut payer à l’entrée. Si l’exploitant l’ouvre à votre organisation, Passa encaisse aussi pour vous : elle garde un pourcentage, que vous voyez avant de choisir, ainsi que les frais du prestataire, et verse le reste sur votre téléphone ou votre compte bancaire.',
      },
      {
        question: 'Prenez-vous une part de ce que nous vendons à l’entrée ?',
        answer: 'Non. Ce que vous encaissez à l’entrée est à vous.',
      },
      {
        question: 'Comment les partenaires sont-ils payés ?',
        answer:
          'Ce que paient les portefeuilles va sur le compte de votre contrat, et chaque versement que les partenaires ont signé les paie tous à la fois. Ce que vous avez encaissé par M-Pesa, par carte ou à l’entrée, c’est à vous de le partager ; le contrat le montre à tous les signataires.',
      },
      {
        question: 'Est-ce du vrai argent ?',
        answer:
          'Oui : des shillings, et les autres monnaies de vos prix. L’argent factice n’achète des billets que si l’exploitant le permet, et ces billets le disent.',
      },
    ],
  },
} satisfies Translation<typeof about & typeof careers & typeof contact & typeof features & typeof pricing>;
