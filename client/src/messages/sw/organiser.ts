import type { StaffTranslation } from '../../language/catalogue.ts';

const many = (count: number): string => count.toLocaleString('sw-KE');

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
  | 'richTextTexts'
  | 'groupTexts'
> = {
  organiserTexts: {
    createEventLead: 'Linaanza kama rasimu: hakuna anayeliona hadi ulichapishe.',
    eventUpdated: 'Tukio limesasishwa!',
    updateFailed: (reason) => `Imeshindikana kusasisha tukio: ${reason}`,
    eventDeleted: 'Tukio limefutwa',
    deleteFailed: (reason) => `Imeshindikana kufuta tukio: ${reason}`,
    endBeforeStart: 'Tarehe ya kuisha isiwe kabla ya tarehe ya kuanza.',
    ticketsHelp:
      'Unachotengeneza ndicho kinachoweza kuuzwa. Jina la daraja ambalo tayari lipo linaongeza kwenye daraja hilo.',
    gateAdded: (name) => `Lango "${name}" limeongezwa`,
    gateFailed: (reason) => `Imeshindikana kuhifadhi lango: ${reason}`,
    salesFailed: (reason) => `Imeshindikana kubadilisha mauzo kwa fomu: ${reason}`,
    soldCannotDelete: 'Tiketi zimeuzwa, hivyo tukio hili haliwezi kufutwa.',
  },
  tierEditTexts: {
    editTier: (tier) => `Hariri daraja ${tier}`,
    save: 'Hifadhi',
    generated: 'Idadi ya tiketi',
    position: 'Nafasi kwenye orodha',
    positionHelp: 'Wanunuzi wanaona aina za tiketi kwa mpangilio huu.',
    positionOf: (place, all) => `${place} kati ya ${all}`,
    generatedHelp: (sold) => `Angalau ${many(sold)}: ndizo zilizouzwa.`,
    nameStays: 'Tiketi zilizouzwa zina jina hili, kwa hiyo haliwezi kubadilishwa tena.',
    soldKeep: 'Bei mpya ni ya tiketi zitakazouzwa kuanzia sasa. Tiketi zilizouzwa zinabaki na bei yake.',
    saved: (tier) => `Daraja ${tier} limehifadhiwa`,
    remove: 'Ondoa daraja',
    removeQuestion: (tier) => `Uondoe daraja ${tier}?`,
    removeConsequence: 'Daraja na orodha yake ya kusubiri vinafutwa. Hakuna tiketi yake iliyouzwa.',
    removed: (tier) => `Daraja ${tier} limeondolewa`,
  },
  unpublishTexts: {
    unpublish: 'Ondoa tukio hadharani',
    question: (event) => `Uondoe ${event} hadharani?`,
    consequence:
      'Tukio linakuwa rasimu tena: ukurasa wake wa umma unatoweka na hakuna anayeweza kununua. Unaweza kulichapisha tena wakati wowote.',
    done: 'Tukio ni rasimu tena',
    failed: (reason) => `Tukio halikuweza kuondolewa hadharani: ${reason}`,
  },
  duplicateTexts: {
    duplicate: 'Nakili tukio',
    title: (name) => `Nakili ${name}`,
    lead: 'Rasimu mpya yenye maneno na madaraja yaleyale. Nyakati zake nyingine hufuata mwanzo; hakuna kilichouzwa.',
    name: 'Jina la Tukio',
    start: 'Mwanzo mpya',
    zone: (zone) => `Kwa saa za tukio, ${zone}.`,
    confirm: 'Unda rasimu',
    done: 'Rasimu imeundwa kutoka tukio hili',
  },
  changeTexts: {
    title: 'Uwaarifu wenye tiketi?',
    lead: (holders, tickets) =>
      `${holders === 1 ? 'Mtu mmoja ana' : `Watu ${many(holders)} wana`} ${
        tickets === 1 ? 'tiketi moja' : `tiketi ${many(tickets)}`
      }. Watapata barua pepe kuhusu badiliko hili, pamoja na tukio jipya la kalenda. Tiketi zao zinabaki halali.`,
    fields: { NAME: 'Jina', VENUE: 'Mahali', START_DATE: 'Mwanzo', END_DATE: 'Mwisho' },
    now: 'Sasa',
    soon: 'Baadaye',
    note: 'Neno lako mwenyewe (si lazima)',
    noteExample: 'Kwa nini linabadilika, au pa kuuliza.',
    back: 'Rudi',
    confirm: (holders) =>
      holders === 1 ? 'Hifadhi na mwarifu mtu mmoja' : `Hifadhi na waarifu watu ${many(holders)}`,
    notified: (holders) =>
      holders === 1
        ? 'Imehifadhiwa. Mtu mmoja anaarifiwa.'
        : `Imehifadhiwa. Watu ${many(holders)} wanaarifiwa.`,
  },
  guestTexts: {
    title: 'Orodha ya Wageni',
    lead: 'Faili la CSV lenye mstari kwa kila mgeni: name, email, phone, tier. Kila mmoja anapata tiketi kwa barua pepe.',
    file: 'Faili',
    chooseFile: 'Chagua faili la CSV',
    otherFile: 'Chagua faili lingine',
    payment: 'Wageni',
    due: 'Walipe langoni',
    complimentary: 'Wasilipe chochote',
    template: 'Kiolezo',
    templateGuest: 'Neema Mushi',
    send: 'Toa tiketi',
    sending: 'Tiketi zinatolewa. Ukurasa huu unaweza kubaki wazi.',
    notPublished: 'Wageni wanaweza kualikwa mara tukio linapochapishwa.',
    done: (issued, refused) =>
      `${issued === 1 ? 'Tiketi moja imetolewa' : `Tiketi ${many(issued)} zimetolewa`}${
        refused === 0
          ? ''
          : `, ${refused === 1 ? 'mstari mmoja umeachwa' : `mistari ${many(refused)} imeachwa`}`
      }`,
    failed: (reason) => `Orodha ya wageni imeshindikana: ${reason}`,
    earlier: 'Orodha zilizotumwa awali',
    issued: (count) => `${many(count)} zimetolewa`,
    refused: (count) => `${many(count)} zimeachwa`,
    broken: 'Ilikatika. Tuma faili lilelile tena: hakuna anayepata tiketi ya pili.',
    line: (line) => `Mstari ${line}`,
    moreRefused: (count) => `na ${many(count)} zaidi, kwenye ripoti`,
    report: 'Ripoti',
    reportOf: (file) => `Ripoti ya ${file}`,
    reportFailed: (reason) => `Ripoti haikuweza kupatikana: ${reason}`,
    showRefused: 'Zilizoachwa',
    loading: 'Inapakia orodha za wageni',
  },
  embedTexts: {
    title: 'Uza kwenye Tovuti Yako',
    lead: 'Mstari mmoja wa HTML unaonyesha mauzo kwenye kurasa zako. Tovuti unazozitaja hapa tu ndizo zinaweza kuyaonyesha.',
    sites: 'Tovuti',
    sitesHelp: 'Moja kwa kila mstari, kama https://bendi.example. Acha wazi ili kusitisha mauzo huko.',
    save: 'Hifadhi tovuti',
    saved: 'Tovuti zimehifadhiwa',
    failed: (reason) => `Imeshindikana kuhifadhi tovuti: ${reason}`,
    snippet: 'Weka hii mahali mauzo yanapotakiwa kuonekana',
    copy: 'Nakili msimbo',
    copied: 'Msimbo umenakiliwa!',
    preview: 'Ona yanavyoonekana',
    notPublished: 'Inauza mara tukio linapochapishwa.',
    loading: 'Inapakia tovuti',
  },
  eventReportTexts: {
    button: 'Ripoti',
    label: 'Pakua ripoti ya tukio kama PDF',
    done: 'Ripoti imepakuliwa',
    failed: (reason) => `Ripoti haikuweza kupatikana: ${reason}`,
  },
  coverTexts: {
    title: 'Picha ya jalada',
    lead: 'Picha ya tukio lako, kwa ukurasa wake, kadi, tiketi na viungo vinavyoshirikiwa. Bila picha, bango lake lililochorwa huonyeshwa.',
    choose: 'Chagua picha',
    replace: 'Badilisha picha',
    drop: 'au iangushe hapa. JPEG, PNG au WebP, isiyozidi MB 10.',
    dropNow: 'Angusha picha ili kuipakia.',
    tooLarge: 'Picha ya jalada haizidi MB 10.',
    uploading: 'Picha ya jalada inapakiwa',
    sent: (percent) => `Inapakia… ${percent} %`,
    preparing: 'Picha inatayarishwa…',
    uploaded: 'Picha ya jalada imehifadhiwa',
    uploadFailed: (reason) => `Picha ya jalada haikuweza kuhifadhiwa: ${reason}`,
    focus: 'Kiini cha picha',
    focusHelp: 'Bofya sehemu ambayo lazima ionekane picha inapopunguzwa, au tumia vitelezi viwili.',
    setByClick: 'Weka kiini cha picha kwa kubofya',
    fromLeft: 'Kutoka kushoto',
    fromTop: 'Kutoka juu',
    percent: (share) => `${share} %`,
    preview: 'Mwoneko',
    onPage: 'Kwenye ukurasa wake',
    onCard: 'Kwenye kadi',
    onTicket: 'Kwenye tiketi',
    saveFocus: 'Hifadhi kiini cha picha',
    focusSaved: 'Kiini cha picha kimehifadhiwa',
    remove: 'Ondoa picha ya jalada',
    removeQuestion: 'Uondoe picha ya jalada?',
    removeConsequence: 'Tukio linaonyeshwa tena kwa bango lake lililochorwa. Picha inafutwa.',
    removed: 'Picha ya jalada imeondolewa',
    failed: (reason) => `Picha ya jalada haikuweza kubadilishwa: ${reason}`,
  },
  richTextTexts: {
    toolbar: 'Mpangilio wa maandishi',
    marks: {
      bold: 'Nene',
      italic: 'Mlalo',
      link: 'Kiungo',
      heading: 'Kichwa',
      list: 'Orodha',
      numbers: 'Orodha yenye namba',
      quote: 'Nukuu',
    },
  },
  cancellationTexts: {
    title: 'Kughairi tiketi',
    lead: 'Wenye tiketi wanaweza kughairi tiketi wenyewe, kwa kiungo cha barua pepe yao au kwenye akaunti. Nafasi yake inauzwa tena.',
    refundsPaid: 'Rejesha pia pesa za tiketi zilizolipwa',
    refundsPaidHelp:
      'Vinginevyo wenye tiketi wanaghairi tiketi za bure na zinazolipwa langoni tu. Marejesho yanaenda kwenye pochi iliyolipa, kutoka pochi yako.',
  },
  transferTexts: {
    title: 'Kumpa mwingine tiketi',
    lead: 'Wenye tiketi wanaweza kuiweka kwa jina lingine: msimbo wa zamani unaacha kufanya kazi, mwenye tiketi mpya anapata mpya.',
    label: 'Wenye tiketi wanaweza kufanya hivi',
    choices: {
      '0': 'hadi tukio linapoanza',
      '60': 'hadi saa 1 kabla',
      '1440': 'hadi siku 1 kabla',
      '10080': 'hadi wiki 1 kabla',
      never: 'hapana kabisa',
    },
    other: (minutes) => `hadi dakika ${many(minutes)} kabla`,
    saved: 'Imehifadhiwa.',
  },
  groupTexts: {
    list: 'Ujumbe kwa vikundi',
    none: 'Hakuna ujumbe kwa vikundi bado',
    noneBody: 'Waandikie wenye tiketi za tukio, au watia saini wa mkataba.',
    holdersOf: (about) => `Wenye tiketi za ${about}`,
    chosenOf: (count, about) => (count === 1 ? `Mgeni 1 wa ${about}` : `Wageni ${count} wa ${about}`),
    signatoriesOf: (about) => `Watia saini wa ${about}`,
    status: { QUEUED: 'Unasubiri kutumwa', SENDING: 'Unatumwa', SENT: 'Umetumwa' },
    progress: 'Usambazaji',
    delivered: 'kwenye ujumbe wao',
    opened: 'umefunguliwa',
    mailed: 'kwa barua pepe',
    failed: 'hawakufikiwa',
    nobody: 'Hakukuwa na mtu kwenye kikundi hiki.',
  },
};

export const eventForm: StaffTranslation<'eventFormTexts' | 'tierFormTexts' | 'switchTexts' | 'loadedTexts'> =
  {
    eventFormTexts: {
      form: 'Tukio',
      name: 'Jina la Tukio',
      venue: 'Mahali',
      venueExample: 'Diamond Jubilee, Dar es Salaam, Tanzania',
      venueHelp: 'Jina la ukumbi, mji, nchi',
      description: 'Maelezo',
      startDate: 'Tarehe ya Kuanza',
      endDate: 'Tarehe ya Kuisha',
      timeZone: 'Ukanda wa saa',
      timeZoneHelp: 'Kila mtu anaona saa za tukio katika ukanda huu.',
      noZone: 'Hakuna ukanda huo',
      category: 'Aina (si lazima)',
      noCategory: 'Hakuna aina',
      required: {
        name: 'Jina la tukio linahitajika.',
        venue: 'Mahali panahitajika.',
        description: 'Maelezo yanahitajika.',
        startDate: 'Tarehe ya kuanza inahitajika.',
        endDate: 'Tarehe ya kuisha inahitajika.',
      },
      cancel: 'Ghairi',
      save: 'Hifadhi',
      edit: 'Hariri',
      editTitle: 'Hariri tukio',
      publish: 'Chapisha',
      publishQuestion: 'Uchapishe bila tiketi?',
      publishConsequence:
        'Tukio hili bado halina tiketi, kwa hiyo hakuna anayeweza kununua. Unaweza kutengeneza tiketi hata baada ya kuchapisha.',
      remove: 'Futa tukio',
      removeQuestion: (name) => `Ufute ${name}?`,
      removeConsequence:
        'Tukio linafutwa kabisa, pamoja na madaraja yake, malango yake na ukurasa wake wa umma.',
    },
    tierFormTexts: {
      title: 'Tengeneza Tiketi',
      zone: (zone) => `Kwa madaraja yote, saa za tukio, ${zone}.`,
      add: 'Ongeza Daraja',
      submit: 'Tengeneza Tiketi',
      tier: (number) => `Daraja ${number}`,
      remove: (number) => `Ondoa daraja ${number}`,
      name: 'Jina la Daraja',
      nameExample: 'kawaida',
      count: 'Idadi',
      price: 'Bei',
      currency: 'Sarafu',
      ownTimes: 'Muda maalumu kwa daraja hili',
      effectiveAt: 'Halali Kuanzia',
      expiresAt: 'Muda Unaisha',
      gracePeriod: 'Muda wa Ziada',
      graceExample: '15m, 1h au 30s',
    },
    switchTexts: {
      addGate: 'Ongeza lango',
      newGate: 'Lango jipya',
      gateExample: 'Lango kuu',
      add: 'Ongeza',
      gateIsOpen: (gate) => `Lango ${gate} liko wazi`,
      open: 'Wazi',
      closed: 'Limefungwa',
      sellPublicly: 'Uza kwenye ukurasa wa umma',
      sellPubliclyHelp:
        'Wanunuzi hujaza fomu na kulipa langoni. Kila daraja linaweza pia kufungwa peke yake.',
      formSales: 'Mauzo kwa fomu',
      formSalesOf: (tier) => `Mauzo kwa fomu ya ${tier}`,
    },
    loadedTexts: {
      auditLog: 'kumbukumbu za ukaguzi',
      codes: 'misimbo',
      contract: 'mkataba huu',
      contractParts: 'vinavyounda mkataba',
      expenses: 'gharama',
      guests: 'wageni',
      guestLists: 'orodha za wageni',
      orders: 'oda',
      questions: 'maswali',
      partners: 'washirika',
      partnerships: 'ushirika wako',
      pendingRounds: 'migao inayosubiri',
      people: 'watu',
      report: 'ripoti',
      round: 'mgao',
      rounds: 'migao',
      sellingRules: 'masharti ya mauzo',
      signingKey: 'ufunguo wako wa kusaini',
      sites: 'tovuti',
      validators: 'wakaguzi',
      waitingList: 'orodha ya kusubiri',
    },
  };
