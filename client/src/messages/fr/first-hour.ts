import type { StaffTranslation } from '../../language/catalogue.ts';

export const firstHour: StaffTranslation<
  'startTexts' | 'launchTexts' | 'shareTexts' | 'tryTexts' | 'firstStepTexts'
> = {
  startTexts: {
    form: 'Premier événement',
    tier: 'Billets',
    cover: 'JPEG, PNG ou WebP, 10 Mo au plus. Sans image, une affiche est dessinée.',
    noCover: 'Sans couverture',
    zone: (zone) => `À l’heure de l’événement, ${zone}.`,
    continue: 'Continuer',
    later: 'Tout pourra être modifié plus tard, et d’autres catégories ajoutées. Rien n’est encore public.',
    about: (name) => `Bienvenue à ${name}.`,
  },
  launchTexts: {
    title: 'Prêt pour la vente ?',
    lead: 'Regardez la page telle que les acheteurs la verront, puis appuyez sur Publier.',
    preview: 'Aperçu de la page',
  },
  shareTexts: {
    title: 'Partager',
    link: 'Lien vers la page publique',
    code: (name) => `Code QR de la page de ${name}`,
    message: 'Texte à envoyer',
    copyMessage: 'Copier le texte',
    invitation: (name, when, venue, url) => `${name}\n${when}\n${venue}\n\nBillets : ${url}`,
  },
  tryTexts: {
    title: 'Essayez vous-même',
    lead: 'Prenez un billet sans payer, et scannez-le comme à l’entrée. Il occupe une place de la première catégorie.',
    get: 'Prendre un billet d’essai',
    sent: 'Envoyé à votre adresse :',
    scan: 'Le scanner maintenant',
    heard: 'L’entrée répond',
    validFrom: 'Le billet est valable à partir du',
    asItShould: 'Le code a été lu : c’est la réponse attendue avant l’événement.',
  },
  firstStepTexts: {
    first: 'Mettez votre premier événement en vente',
    firstLead: 'Nom, lieu, horaire et une catégorie de billets : cela suffit.',
    title: 'Premiers pas',
    progress: (done, all) => `${done} sur ${all} terminés`,
    done: 'Terminé',
    open: 'À faire',
    go: 'Ouvrir',
    goTo: (step) => `Ouvrir : ${step}`,
    steps: {
      event: 'Créer un événement',
      tickets: 'Créer des billets',
      sale: 'Le publier',
      payment: 'Préparer les paiements',
      testTicket: 'Prendre un billet d’essai',
      testScan: 'Scanner votre billet d’essai',
      team: 'Inviter votre équipe',
      door: 'Préparer l’entrée',
    },
    hints: {
      event: 'Nom, lieu et horaire.',
      tickets: 'Au moins une catégorie avec un prix.',
      sale: 'Sa page devient publique, et sa vente commence.',
      payment: 'Le portefeuille de votre organisation reçoit les paiements par portefeuille.',
      testTicket: 'Voyez ce que vos invités reçoivent par e-mail.',
      testScan: 'Écoutez ce que l’entrée répond.',
      team: 'Des collègues pour l’entrée, l’argent et les contrats.',
      door: 'Nommez les portes, et associez les téléphones.',
    },
  },
};
