import type * as landing from '../../content/landing.ts';
import type { Translation } from '../../language/catalogue.ts';
import type * as shell from '../shell.ts';

export default {
  fallbackTexts: {
    title: 'Oups ! Un problème est survenu',
    body: 'Une erreur inattendue s’est produite et a été notée.',
    tryAgain: 'Réessayer',
    offlineTitle: 'Vous êtes hors ligne',
    offlineBody:
      'Cette page a besoin du réseau et s’ouvrira d’elle-même à son retour. Vos billets sont sur cet appareil.',
    keptTickets: 'Mes billets',
    notFoundTitle: 'Page introuvable',
    notFoundBody: 'La page demandée n’est pas ici. Elle a pu changer d’adresse, ou le lien est mal écrit.',
    refreshPage: 'Recharger la page',
    browseEvents: 'Voir les événements',
    notFoundCode: 'Erreur 404 - Billet introuvable',
    noPermissionTitle: 'Hors de votre rôle',
    noPermissionBody:
      'Votre compte ne comprend pas cette partie. Demandez à un administrateur de votre organisation si vous en avez besoin.',
    comingSoon: 'Bientôt disponible',
  },
  homeTexts: {
    title: 'Votre soirée commence ici',
    lead: 'Concerts, matchs, pièces et rencontres dans toute l’Afrique de l’Est, avec des billets infalsifiables.',
    explore: 'Découvrir les événements',
    becomeIssuer: 'Devenir organisateur',
    pay: 'Payez par M-Pesa, par carte ou à l’entrée.',
    paidOn: 'Organisateurs : payés sur votre propre paybill ou till M-Pesa',
    stats: [
      { figure: '10 000+', label: 'participants' },
      { figure: '500+', label: 'événements culturels' },
      { figure: '100 %', label: 'sécurisés par blockchain' },
    ],
    comingUp: 'À venir',
    seeAll: 'Voir tous les événements',
    paidTitle: 'Vendez des billets, soyez payé sur M-Pesa',
    paidLead: 'Connectez une fois votre paybill ou votre till. Les acheteurs y paient directement.',
    paid: [
      {
        title: 'Comment vous êtes payé',
        text: 'L’acheteur reçoit une demande sur son téléphone et saisit son code M-Pesa : l’argent est sur votre propre paybill ou till. Les cartes vont sur votre compte Stripe, Paystack ou Pesapal. Passa ne détient pas cet argent.',
      },
      {
        title: 'Quand vous l’avez',
        text: 'M-Pesa : aussitôt. Cartes : quand votre prestataire verse. Ce qui est payé à l’entrée est entre les mains de votre équipe, et l’on voit qui l’a encaissé.',
      },
      {
        title: 'Ce que cela coûte',
        text: 'Passa ne prend rien sur les paiements vers vos propres comptes et n’ajoute rien au prix du billet. Safaricom et les prestataires de cartes vous facturent leurs frais.',
      },
    ],
    seePricing: 'Voir les tarifs',
    featuresTitle: 'Un billet digne de confiance',
    featuresLead: 'Ce qu’il y a derrière chaque place vendue sur Passa.',
    features: [
      {
        title: 'Signatures cryptographiques',
        text: 'Chaque billet est signé à l’émission. Changez-en une lettre, et la porte le sait.',
      },
      {
        title: 'Contrôle hors ligne',
        text: 'L’entrée avance même sans réseau : les billets sont contrôlés sur le téléphone, à la porte.',
      },
      {
        title: 'Renouvellement des clés',
        text: 'Changer de téléphone, d’équipe ou de clés ne fait rien perdre : les billets déjà vendus restent bons.',
      },
      {
        title: 'Droits par rôle',
        text: 'Propriétaires, finance, auditeurs et équipes de porte voient et font ce que demande leur travail, pas plus.',
      },
      {
        title: 'Ancrage au registre, au choix',
        text: 'Une empreinte de tous les billets peut aller dans un registre public, que personne ne change ensuite.',
      },
      {
        title: 'Sans intermédiaires',
        text: 'Un organisateur qui a un paybill ou till M-Pesa est payé directement par le public, et les partenaires reçoivent ce qui était convenu.',
      },
    ],
    stepsTitle: 'Comment ça marche',
    stepsLead: 'Du premier regard à la première chanson, en trois étapes.',
    steps: [
      {
        title: 'Achetez votre billet',
        text: 'Choisissez votre place et payez par M-Pesa ou par carte, ou réservez et payez à l’entrée. Le billet arrive aussitôt par e-mail.',
      },
      {
        title: 'Scannez le QR code sur place',
        text: 'Montrez le code sur votre téléphone ou sur papier. Un scan, et vous y êtes.',
      },
      {
        title: 'Profitez de l’événement',
        text: 'La file était courte et le billet était vrai. Il ne reste que la soirée.',
      },
    ],
    sample: {
      label: 'Un exemple de billet',
      event: 'Sauti za Pwani',
      place: 'Fort Jesus, Mombasa',
      day: 'Sam. 12 déc., 19:00 EAT',
      tier: 'Normal',
      price: '200 KES',
      code: 'QR code d’un exemple de billet',
      admitted: 'Admis à la porte A',
    },
    voicesTitle: 'Ce qu’ils en disent',
    previous: 'Témoignage précédent',
    next: 'Témoignage suivant',
    voicesHint: 'Témoignages. Les flèches du clavier passent de l’un à l’autre.',
    voiceOf: (at, all) => `${at} sur ${all}`,
    voices: [
      {
        quote:
          'J’ai acheté à midi, et à vingt heures je dansais. Le billet était sur mon téléphone avant que je le pose.',
        name: 'Wanjiku Kamau',
        role: 'Amatrice de concerts, Nairobi',
      },
      {
        quote:
          'Pas de réseau à l’amphithéâtre de toute la nuit. Deux mille personnes sont entrées, et pas une deux fois.',
        name: 'Baraka Mushi',
        role: 'Responsable des entrées, Bagamoyo',
      },
      {
        quote: 'Les faux billets nous coûtaient un dixième de la salle. Cette saison, aucun.',
        name: 'Achieng Odhiambo',
        role: 'Directrice de festival, Kisumu',
      },
      {
        quote:
          'Notre groupe voit ce qui est entré et ce qui est à nous, à la même minute que l’organisateur.',
        name: 'Kato Ssemakula',
        role: 'Chef d’orchestre, Kampala',
      },
      {
        quote: 'Ma mère a soixante-dix ans. Elle a imprimé le sien, et il a marché comme le mien.',
        name: 'Uwase Ingabire',
        role: 'Amoureuse du théâtre, Kigali',
      },
      {
        quote:
          'J’ai monté toute la soirée un dimanche après-midi : trois catégories, deux portes et une équipe de six.',
        name: 'Salim Abdalla',
        role: 'Promoteur, Zanzibar',
      },
      {
        quote: 'Pour une auditrice, un bonheur : chaque shilling a sa ligne, et chaque ligne a son billet.',
        name: 'Naisula Lekishon',
        role: 'Auditrice, Arusha',
      },
    ],
    actionTitle: 'Trouvez votre prochaine soirée, ou organisez-la',
    actionText:
      'Des centaines d’événements vous attendent. Et si le vôtre manque, dix minutes suffisent pour l’ajouter.',
    actionEvents: 'Découvrir les événements',
    actionIssuer: 'Devenir organisateur',
  },
  maintenanceTexts: {
    banner: 'Passa est en maintenance. Vous pouvez tout consulter ; les changements attendront la fin.',
    bannerAdmin: 'Le mode maintenance est actif. Seuls les administrateurs du système peuvent modifier.',
  },
  shellTexts: {
    product: 'Passa',
    skip: 'Aller au contenu',
    signIn: 'Se connecter',
    logout: 'Se déconnecter',
    search: 'Chercher',
    searchHint: 'Événements, billets, personnes, pages',
    searchPartner: 'Partenaire',
    searchNothing: 'Rien trouvé',
    toDark: 'Passer au thème sombre',
    toLight: 'Passer au thème clair',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    language: 'Langue',
    collapse: 'Replier le menu latéral',
    expand: 'Déplier le menu latéral',
    more: 'Plus',
    dashboardTitle: 'Tableau de bord Passa',
    dashboardLoading: 'Chargement du tableau de bord...',
    welcome: 'Bienvenue ! Votre compte est créé',
  },
  callTexts: {
    authenticationRequired: 'Connectez-vous d’abord',
    authenticationFailed: 'Échec de l’authentification',
    noValidApiKey: 'Aucune clé API valable',
    noToken: 'Vous n’êtes pas connecté',
    keyGenerationFailed: 'La clé API n’a pas pu être créée',
    network: 'Erreur de réseau',
    networkTryAgain: 'Erreur de réseau. Veuillez réessayer.',
    http: (status, body) => `HTTP ${status} : ${body}`,
    serverError: (status) => `Erreur du serveur : ${status}`,
    result: (message) => `Erreur : ${message}`,
    forbidden: 'Votre rôle ne le permet pas.',
    notFound: 'Introuvable.',
    rateLimited: 'Trop d’essais en peu de temps. Patientez un instant.',
    rateLimitedFor: (minutes) =>
      `Trop d’essais. Réessayez dans ${minutes === 1 ? 'une minute' : `${minutes} minutes`}.`,
    internal: 'Un problème est survenu de notre côté. Veuillez réessayer.',
    retry: 'Réessayer',
    loadFailed: (what) => `Impossible de charger ${what}.`,
  },
} satisfies Translation<typeof landing & typeof shell>;
