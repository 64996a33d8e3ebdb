import type { Translation } from '../../language/catalogue.ts';
import type * as verify from '../verify.ts';

export default {
  verifyTexts: {
    title: 'Vérifier un billet',
    lead: 'Un billet est-il authentique ? Vérifiez ici, sans compte. Le contrôle se fait dans votre navigateur ; le billet n’est envoyé nulle part.',
    drop: 'Déposez ici un fichier de billet ou une photo de son QR code',
    choose: 'Choisir un fichier',
    chooseLabel: 'Fichier de billet ou photo de QR code',
    camera: 'Scanner avec la caméra',
    cameraStop: 'Arrêter la caméra',
    cameraLabel: 'Ce que voit la caméra',
    cameraHint: 'Tenez le QR code devant la caméra.',
    cameraRefused:
      'La caméra ne peut pas servir ici. Autorisez-la dans votre navigateur, ou choisissez un fichier.',
    paste: 'Ou collez le billet',
    pasteHelp: 'Le texte d’un fichier de billet (JSON), ou celui d’un QR code.',
    verify: 'Vérifier',
    verifying: 'Vérification...',
    empty: 'Choisissez, scannez ou collez d’abord un billet.',
    noCode: 'Aucun QR code lisible sur cette image.',
    tooLarge: 'Ce fichier est trop grand pour être un billet.',
    unreadable: 'Ce fichier n’a pas pu être lu.',
    result: 'Résultat',
    waiting: 'La réponse apparaîtra ici.',
    answers: {
      yes: 'Oui, ce billet est authentique',
      no: 'Non, ne vous fiez pas à ce billet',
      partly: 'Vérifié en partie',
    },
    reasons: {
      yes: 'Tout ce qui peut être vérifié l’a été, et tout est juste.',
      partly: 'Rien ne parle contre ce billet, mais une partie n’a pas pu être vérifiée à l’instant.',
      form: 'Ce n’est pas un de nos billets, ou il a été abîmé.',
      signature: 'Il a été modifié, ou son organisateur ne l’a jamais signé.',
      proof: 'Sa preuve n’est pas celle de ce billet.',
      ledger: 'Le registre ne contient pas ce que dit le billet.',
      revoked: 'Il était authentique, mais son organisateur l’a révoqué. Il n’ouvre aucune porte.',
      time: 'Il était authentique, mais son temps est passé. Il n’ouvre aucune porte.',
      phone: 'Lié à un téléphone',
    },
    steps: {
      form: 'Complet',
      signature: 'Signé par son organisateur',
      proof: 'Prouvé par son propre chemin',
      ledger: 'Inscrit au registre',
      revoked: 'Non révoqué',
      time: 'Non expiré',
      phone: 'Lié à un téléphone',
    },
    states: { good: 'Juste', bad: 'Faux', unknown: 'Non vérifié', none: 'Non examiné' },
    stepsLabel: 'Ce qui a été vérifié',
    form: {
      file: 'Un fichier de billet, complet et lisible d’une seule manière.',
      code: 'Le texte du QR code d’un billet.',
      neither: 'Ni un fichier de billet ni le texte du QR code d’un billet.',
      fault: (field) => `Un fichier de billet, mais « ${field} » manque, est inconnu ou n’a pas sa forme.`,
    },
    signature: {
      good: (version) =>
        `Signé avec la version ${version} de la clé de l’organisateur ; pas une lettre n’a changé.`,
      goodCode: 'Signé avec une clé de l’organisateur de cet événement.',
      bad: 'La signature ne correspond pas. Quelque chose a changé après la signature, ou quelqu’un d’autre a signé.',
      noKey: 'L’organisateur nommé par le billet n’a pas une telle clé.',
      noEvent: 'Il n’y a pas d’événement tel que le nomme le code.',
      away: 'La clé publique de l’organisateur n’a pas pu être récupérée. Réessayez avec du réseau.',
    },
    proof: {
      good: (size) =>
        size === 1
          ? 'Ce billet est la seule feuille sous sa racine.'
          : `Le chemin mène de ce billet à la racine de ${size.toLocaleString('fr-FR')} billets.`,
      bad: 'Le chemin ne mène pas de ce billet à sa racine.',
      none: 'Ce fichier n’a pas de preuve. Un billet la reçoit quelques minutes après l’achat : téléchargez-le de nouveau.',
      code: 'Un QR code est trop petit pour une preuve. Le fichier du billet en a une.',
    },
    ledger: {
      good: (ledger, at) =>
        `La racine est inscrite au registre ${ledger.toLocaleString('fr-FR')}, clos ${at}.`,
      goodExplorer: 'Ne nous croyez pas sur parole : regardez la transaction.',
      noExplorer: 'C’est ce que disent nos livres ; ce réseau n’a pas de page publique pour le voir.',
      none: 'Aucune de nos transactions ne porte cette racine.',
      differs: 'La racine est au registre, mais pas là où le dit la preuve.',
      away: 'Notre copie du registre n’a pas pu être consultée. Réessayez avec du réseau.',
      explorer: 'Voir la transaction',
    },
    phone: {
      ordinary:
        'Non : la première copie montrée entre. Ne l’achetez que si le vendeur vous le cède ici, pour avoir un billet à vous.',
      bound:
        'Oui : il donne accès avec le seul téléphone de son titulaire, et une copie ou une photo n’y fait rien. Ne l’achetez que si le vendeur vous le cède ici.',
      unbound: (at) =>
        `Il le sera : l’entrée demande le téléphone du titulaire à partir du ${at}. Ne l’achetez que si le vendeur vous le cède ici.`,
      away: 'Impossible de savoir si le billet est lié à un téléphone.',
    },
    revoked: {
      transferred: 'Il a été cédé à une autre personne, qui a un nouveau billet à la place.',
      good: 'L’organisateur ne l’a pas révoqué, à cette heure.',
      bad: (at) => `Révoqué ${at}.`,
      away: 'La liste des billets révoqués n’a pas pu être récupérée. Réessayez avec du réseau.',
    },
    time: {
      soon: (from) => `Ouvre la porte à partir de : ${from}.`,
      now: (until) => `Valable maintenant, jusqu’à : ${until}.`,
      over: (at) => `Expiré depuis : ${at}.`,
    },
    settled: 'La réponse est déjà connue.',
    unsigned: 'Personne ne s’en porte garant : la signature n’a pas été reconnue juste.',
    facts: 'Ce que dit le billet',
    factLabels: {
      movedTo: 'Déplacé au',
      venueToday: 'Lieu actuel',
      event: 'Événement',
      date: 'Date',
      venue: 'Lieu',
      tier: 'Catégorie',
      price: 'Prix',
      holder: 'Titulaire',
      id: 'N° du billet',
    },
    technical: 'Détails techniques',
    technicalLabels: {
      network: 'Réseau',
      ledger: 'Registre',
      transaction: 'Transaction',
      root: 'Racine',
      account: 'Compte',
      key: 'Clé',
    },
    notUsed: 'Si quelqu’un est déjà entré avec, seule la porte le sait.',
  },
  drawTexts: {
    title: 'Vérifier le tirage d’une salle d’attente',
    lead: 'L’ordre d’une salle d’attente est tiré au sort. Votre navigateur le recalcule, à partir de données que chacun peut voir.',
    link: 'Lien de la salle d’attente ou de l’événement',
    linkHelp: 'Comme dans la barre d’adresse de votre navigateur.',
    placeHash: 'Empreinte de votre place (facultatif)',
    seedHash: 'Empreinte de la graine (facultatif)',
    listHash: 'Empreinte de la liste des places (facultatif)',
    noted: 'Comme vous l’avez notée sur la page de la salle.',
    check: 'Vérifier le tirage',
    checking: (done: number) => `Calcul… ${done.toLocaleString('fr-FR')} places`,
    empty: 'Indiquez d’abord le lien de la salle d’attente.',
    noHash: 'Une empreinte a 64 chiffres : de 0 à 9 et de a à f.',
    none: 'Il n’y a pas de tirage ici. Il est publié quelques secondes après le début de la vente.',
    away: 'Les données du tirage n’ont pas pu être chargées. Réessayez, s’il vous plaît.',
    seed: 'La graine a bien l’empreinte que vous avez notée.',
    ownSeed: 'La graine a bien l’empreinte publiée avant la vente.',
    badSeed: 'La graine a une autre empreinte. Ne vous fiez pas à ce tirage.',
    list: 'La liste des places a bien l’empreinte que vous avez notée.',
    ownList: 'La liste des places a bien l’empreinte publiée au début de la vente.',
    badList:
      'La liste des places a une autre empreinte, ou contient une place deux fois. Ne vous fiez pas à ce tirage.',
    order: (count: number, ledger: number | null) =>
      `L’ordre a été recalculé à partir de la graine ${
        ledger === null
          ? 'seule. Aucun registre n’y a participé, car aucun ne répondait au début de la vente : la graine seule a décidé, et Passa la connaissait avant. Cette vérification ne peut pas montrer que personne ne connaissait l’ordre à l’avance'
          : `et du bloc ${ledger.toLocaleString('fr-FR')} du registre`
      }. Places : ${count.toLocaleString('fr-FR')}.`,
    place: (number: number) => `Cette place est le numéro ${number.toLocaleString('fr-FR')}.`,
    noPlace:
      'Cette place n’a pas été tirée au sort : elle n’est pas dans la liste. Ceux qui sont entrés plus tard suivent la liste.',
  },
} satisfies Translation<typeof verify>;
