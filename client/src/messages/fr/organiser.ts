import type { StaffTranslation } from '../../language/catalogue.ts';

const many = (count: number): string => count.toLocaleString('fr-FR');

export const organiser: StaffTranslation<
  | 'organiserTexts'
  | 'tierEditTexts'
  | 'unpublishTexts'
  | 'duplicateTexts'
  | 'changeTexts'
  | 'guestTexts'
  | 'embedTexts'
  | 'eventReportTexts'
  | 'coverTexts'
  | 'transferTexts'
  | 'cancellationTexts'
  | 'groupTexts'
> = {
  organiserTexts: {
    createEventLead: 'Il commence comme brouillon : personne ne le voit avant que vous le publiiez.',
    eventUpdated: 'Événement mis à jour !',
    updateFailed: (reason) => `L’événement n’a pas pu être mis à jour : ${reason}`,
    eventDeleted: 'Événement supprimé',
    deleteFailed: (reason) => `L’événement n’a pas pu être supprimé : ${reason}`,
    endBeforeStart: 'La date de fin ne doit pas précéder la date de début.',
    ticketsHelp:
      'Ce que vous créez est ce qui peut être vendu. Un nom de catégorie qui existe déjà s’ajoute à cette catégorie.',
    gateAdded: (name) => `Porte « ${name} » ajoutée`,
    gateFailed: (reason) => `La porte n’a pas pu être enregistrée : ${reason}`,
    salesFailed: (reason) => `La vente par formulaire n’a pas pu être changée : ${reason}`,
    soldCannotDelete: 'Des billets ont été vendus : cet événement ne peut pas être supprimé.',
  },
  tierEditTexts: {
    editTier: (tier) => `Modifier la catégorie ${tier}`,
    save: 'Enregistrer',
    description: 'Ce qu’elle comprend (facultatif)',
    descriptionHelp: 'Montré aux acheteurs sous le nom de la catégorie.',
    generated: 'Nombre de billets',
    position: 'Place dans la liste',
    positionHelp: 'Les acheteurs voient les catégories dans cet ordre.',
    positionOf: (place, all) => `${place} sur ${all}`,
    generatedHelp: (sold) => `Au moins ${many(sold)} : c’est le nombre de billets vendus.`,
    nameStays: 'Les billets vendus portent ce nom : il ne peut plus changer.',
    soldKeep: 'Un nouveau prix s’applique aux prochaines ventes. Les billets vendus gardent leur prix.',
    saved: (tier) => `Catégorie ${tier} enregistrée`,
    remove: 'Supprimer la catégorie',
    removeQuestion: (tier) => `Supprimer la catégorie ${tier} ?`,
    removeConsequence:
      'La catégorie et sa liste d’attente sont supprimées. Aucun de ses billets n’a été vendu.',
    removed: (tier) => `Catégorie ${tier} supprimée`,
  },
  unpublishTexts: {
    unpublish: 'Dépublier l’événement',
    question: (event) => `Dépublier ${event} ?`,
    consequence:
      'L’événement redevient un brouillon : sa page publique disparaît et personne ne peut acheter. Vous pouvez le publier à nouveau à tout moment.',
    done: 'L’événement est de nouveau un brouillon',
    failed: (reason) => `L’événement n’a pas pu être dépublié : ${reason}`,
  },
  duplicateTexts: {
    duplicate: 'Dupliquer',
    title: (name) => `Dupliquer ${name}`,
    lead: 'Un nouveau brouillon avec les mêmes textes et catégories. Ses autres horaires suivent le début ; rien n’en est vendu.',
    name: 'Nom de l’événement',
    start: 'Nouveau début',
    zone: (zone) => `À l’heure de l’événement, ${zone}.`,
    confirm: 'Créer le brouillon',
    done: 'Brouillon créé à partir de cet événement',
  },
  changeTexts: {
    title: 'Prévenir les titulaires ?',
    lead: (holders, tickets) =>
      `${holders < 2 ? 'Une personne détient' : `${many(holders)} personnes détiennent`} ${
        tickets < 2 ? 'un billet' : `${many(tickets)} billets`
      }. Un e-mail les prévient de ce changement, avec une nouvelle entrée d’agenda. Leurs billets restent valables.`,
    fields: { NAME: 'Nom', VENUE: 'Lieu', START_DATE: 'Début', END_DATE: 'Fin' },
    now: 'Maintenant',
    soon: 'Ensuite',
    note: 'Un mot de votre part (facultatif)',
    noteExample: 'La raison du changement, ou à qui s’adresser.',
    back: 'Retour',
    timesTitle: 'Déplacer aussi les catégories ?',
    tierTimes: 'Les horaires de ces catégories ont été fixés à la main',
    tierTimesHelp:
      'Les billets d’une catégorie donnent accès entre ses horaires. Les horaires qui sont ceux de l’événement le suivent.',
    shift: 'Les déplacer avec l’événement',
    keep: 'Les garder',
    salesStay: (tiers) =>
      `Les périodes de vente, fixées à la main, restent : ${tiers}. Changez-les dans Vente si elles ne conviennent plus.`,
    saveAlone: 'Enregistrer',
    confirm: (holders) =>
      holders < 2
        ? 'Enregistrer et prévenir une personne'
        : `Enregistrer et prévenir ${many(holders)} personnes`,
    notified: (holders) =>
      holders < 2
        ? 'Enregistré. Une personne est prévenue.'
        : `Enregistré. ${many(holders)} personnes sont prévenues.`,
  },
  guestTexts: {
    title: 'Liste d’invités',
    lead: 'Un fichier CSV, une ligne par invité : name, email, phone, tier. Chacun reçoit un billet par e-mail.',
    file: 'Fichier',
    chooseFile: 'Choisissez un fichier CSV',
    otherFile: 'Prendre un autre fichier',
    payment: 'Invités',
    due: 'Paient à l’entrée',
    complimentary: 'Ne paient rien',
    template: 'Modèle',
    templateGuest: 'Aline Uwase',
    send: 'Émettre les billets',
    sending: 'Émission des billets. Cette page peut rester ouverte.',
    notPublished: 'Les invités peuvent recevoir un billet dès que l’événement est publié.',
    done: (issued, refused) =>
      `${issued < 2 ? `${issued} billet émis` : `${many(issued)} billets émis`}${
        refused === 0 ? '' : `, ${refused < 2 ? 'une ligne écartée' : `${many(refused)} lignes écartées`}`
      }`,
    failed: (reason) => `La liste d’invités a échoué : ${reason}`,
    earlier: 'Listes déjà envoyées',
    issued: (count) => `${many(count)} émis`,
    refused: (count) => `${many(count)} ${count < 2 ? 'écartée' : 'écartées'}`,
    broken: 'Interrompu. Renvoyez le même fichier : personne ne reçoit un second billet.',
    line: (line) => `Ligne ${line}`,
    moreRefused: (count) => `et ${many(count)} de plus, dans le rapport`,
    report: 'Rapport',
    reportOf: (file) => `Rapport sur ${file}`,
    reportFailed: (reason) => `Le rapport n’a pas pu être récupéré : ${reason}`,
    showRefused: 'Ce qui a été écarté',
    loading: 'Chargement des listes d’invités',
  },
  embedTexts: {
    title: 'Vendre sur votre site',
    lead: 'Une ligne de HTML affiche la vente sur vos propres pages. Seuls les sites nommés ici peuvent l’afficher.',
    sites: 'Sites Web',
    sitesHelp: 'Un par ligne, par exemple https://groupe.example. Laissez vide pour y arrêter la vente.',
    save: 'Enregistrer les sites',
    saved: 'Sites enregistrés',
    failed: (reason) => `Les sites n’ont pas pu être enregistrés : ${reason}`,
    snippet: 'À placer là où la vente doit apparaître',
    copy: 'Copier le code',
    copied: 'Code copié !',
    preview: 'Voir le résultat',
    notPublished: 'La vente commence dès que l’événement est publié.',
    loading: 'Chargement des sites',
  },
  eventReportTexts: {
    button: 'Rapport',
    label: 'Télécharger le rapport de l’événement en PDF',
    done: 'Rapport téléchargé',
    failed: (reason) => `Le rapport n’a pas pu être récupéré : ${reason}`,
  },
  coverTexts: {
    title: 'Image de couverture',
    lead: 'Une image de votre événement, pour sa page, les cartes, les billets et les liens partagés. Sans elle, son affiche dessinée est montrée.',
    choose: 'Choisir une image',
    replace: 'Remplacer l’image',
    drop: 'ou déposez-la ici. JPEG, PNG ou WebP, 10 Mo au plus.',
    dropNow: 'Déposez l’image pour l’envoyer.',
    tooLarge: 'Une image de couverture fait au plus 10 Mo.',
    uploading: 'Envoi de l’image de couverture',
    sent: (percent) => `Envoi… ${percent} %`,
    preparing: 'Préparation de l’image…',
    uploaded: 'Image de couverture enregistrée',
    uploadFailed: (reason) => `L’image de couverture n’a pas pu être enregistrée : ${reason}`,
    focus: 'Point focal',
    focusHelp:
      'Cliquez sur la partie qui doit rester visible quand l’image est recadrée, ou utilisez les deux curseurs.',
    setByClick: 'Placer le point focal d’un clic',
    fromLeft: 'Depuis la gauche',
    fromTop: 'Depuis le haut',
    percent: (share) => `${share} %`,
    preview: 'Aperçu',
    onPage: 'Sur sa page',
    onCard: 'Sur une carte',
    onTicket: 'Sur un billet',
    saveFocus: 'Enregistrer le point focal',
    focusSaved: 'Point focal enregistré',
    remove: 'Retirer l’image de couverture',
    removeQuestion: 'Retirer l’image de couverture ?',
    removeConsequence: 'L’événement est de nouveau montré avec son affiche dessinée. L’image est supprimée.',
    removed: 'Image de couverture retirée',
    failed: (reason) => `L’image de couverture n’a pas pu être changée : ${reason}`,
  },
  cancellationTexts: {
    title: 'Annuler un billet',
    lead: 'Les titulaires peuvent annuler eux-mêmes un billet, par le lien de leur e-mail ou dans leur compte. Sa place est remise en vente.',
    label: 'Les titulaires peuvent annuler leurs billets',
    refundsPaid: 'Rembourser aussi les billets payés',
    refundsPaidHelp:
      'Sinon, les titulaires n’annulent que les billets gratuits et ceux à payer à l’entrée. Le remboursement va au compte qui a payé, depuis celui qui a reçu.',
    shares: 'Part du prix qui est remboursée',
    sharesHelp:
      'Sans palier, tout le prix est remboursé jusqu’à la limite. Après le dernier palier, rien ne l’est.',
    days: 'Jours avant le début',
    percent: 'Pour cent remboursés',
    addStep: 'Ajouter un palier',
    removeStep: (index) => `Retirer le palier ${index}`,
    saveSteps: 'Enregistrer les parts',
    keepsFees: 'Garder les frais du prestataire de paiement',
    keepsFeesHelp:
      'Ce que le prestataire a prélevé pour un paiement n’est pas remboursé, même quand votre équipe annule.',
  },
  transferTexts: {
    title: 'Céder un billet',
    lead: 'Les titulaires peuvent mettre leur billet à un autre nom : l’ancien code cesse de marcher, le nouveau titulaire en reçoit un nouveau.',
    label: 'Les titulaires peuvent le faire',
    choices: {
      '0': 'jusqu’au début de l’événement',
      '60': 'jusqu’à 1 heure avant',
      '1440': 'jusqu’à 1 jour avant',
      '10080': 'jusqu’à 1 semaine avant',
      never: 'jamais',
    },
    other: (minutes) => `jusqu’à ${many(minutes)} minutes avant`,
    saved: 'Enregistré.',
  },
  groupTexts: {
    list: 'Messages aux groupes',
    none: 'Pas encore de messages aux groupes',
    noneBody: 'Écrivez aux titulaires des billets d’un événement, ou aux signataires d’un contrat.',
    holdersOf: (about) => `Titulaires de billets de ${about}`,
    chosenOf: (count, about) => (count === 1 ? `1 invité de ${about}` : `${count} invités de ${about}`),
    signatoriesOf: (about) => `Signataires de ${about}`,
    status: { QUEUED: 'En attente d’envoi', SENDING: 'Envoi en cours', SENT: 'Envoyé' },
    progress: 'Distribution',
    delivered: 'dans leurs messages',
    opened: 'ouverts',
    mailed: 'par e-mail',
    failed: 'non joints',
    nobody: 'Il n’y avait personne dans ce groupe.',
  },
};

export const eventForm: StaffTranslation<'eventFormTexts' | 'tierFormTexts' | 'switchTexts' | 'loadedTexts'> =
  {
    eventFormTexts: {
      form: 'Événement',
      name: 'Nom de l’événement',
      venue: 'Lieu',
      venueExample: 'Palais des Congrès, Kigali, Rwanda',
      venueHelp: 'Nom du lieu, ville, pays',
      description: 'Description',
      startDate: 'Date de début',
      endDate: 'Date de fin',
      timeZone: 'Fuseau horaire',
      timeZoneHelp: 'Tout le monde voit les heures de l’événement dans ce fuseau.',
      noZone: 'Fuseau inconnu',
      category: 'Catégorie (facultatif)',
      noCategory: 'Sans catégorie',
      required: {
        name: 'Indiquez le nom de l’événement.',
        venue: 'Indiquez le lieu.',
        description: 'Indiquez une description.',
        startDate: 'Indiquez la date de début.',
        endDate: 'Indiquez la date de fin.',
      },
      cancel: 'Annuler',
      save: 'Enregistrer',
      edit: 'Modifier',
      editTitle: 'Modifier l’événement',
      publish: 'Publier',
      publishQuestion: 'Publier sans billets ?',
      publishConsequence:
        'Cet événement n’a pas encore de billets : personne ne peut acheter. Vous pourrez aussi en créer après la publication.',
      remove: 'Supprimer l’événement',
      removeQuestion: (name) => `Supprimer ${name} ?`,
      removeConsequence:
        'L’événement disparaît définitivement, avec ses catégories, ses portes et sa page publique.',
    },
    tierFormTexts: {
      title: 'Créer des billets',
      zone: (zone) => `Pour toutes les catégories, à l’heure de l’événement, ${zone}.`,
      add: 'Ajouter une catégorie',
      submit: 'Créer les billets',
      tier: (number) => `Catégorie ${number}`,
      remove: (number) => `Supprimer la catégorie ${number}`,
      name: 'Nom de la catégorie',
      nameExample: 'normal',
      count: 'Nombre',
      price: 'Prix',
      currency: 'Devise',
      ownTimes: 'Horaires propres à cette catégorie',
      effectiveAt: 'Valable à partir de',
      expiresAt: 'Expire le',
      gracePeriod: 'Délai de grâce',
      graceExample: '15m, 1h ou 30s',
    },
    switchTexts: {
      addGate: 'Ajouter une porte',
      newGate: 'Nouvelle porte',
      gateExample: 'Entrée principale',
      add: 'Ajouter',
      gateIsOpen: (gate) => `La porte ${gate} est ouverte`,
      open: 'Ouverte',
      closed: 'Fermée',
      sellPublicly: 'Vendre sur la page publique',
      sellPubliclyHelp:
        'Les acheteurs remplissent un formulaire et paient à l’entrée. Chaque catégorie peut aussi être fermée séparément.',
      formSales: 'Vente par formulaire',
      formSalesOf: (tier) => `Vente par formulaire de ${tier}`,
    },
    loadedTexts: {
      auditLog: 'le journal d’audit',
      codes: 'les codes',
      contract: 'ce contrat',
      contractParts: 'les éléments d’un contrat',
      expenses: 'les dépenses',
      guests: 'les invités',
      guestLists: 'les listes d’invités',
      orders: 'les commandes',
      questions: 'les questions',
      partners: 'les partenaires',
      partnerships: 'vos partenariats',
      pendingRounds: 'les versements en attente',
      people: 'les personnes',
      report: 'le rapport',
      round: 'le versement',
      rounds: 'les versements',
      sellingRules: 'les règles de vente',
      signingKey: 'votre clé de signature',
      sites: 'les sites',
      validators: 'les contrôleurs',
      waitingList: 'la liste d’attente',
    },
  };
