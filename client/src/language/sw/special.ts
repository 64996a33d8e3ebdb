import type { Translation } from '../catalogue.ts';

export const special: Translation<'specialTexts'> = {
  specialTexts: {
    haveCode: 'Una msimbo?',
    code: 'Msimbo',
    apply: 'Tumia',
    remove: 'Ondoa',
    applied: (code) => `Msimbo ${code}`,
    cheaper: (tier, price, before) => `${tier}: ${price} badala ya ${before}`,
    opened: (tier) => `${tier} imefunguliwa kwako`,
    stopped: 'Mauzo yamesimamishwa',
    stoppedBody: 'Mwandaaji amesimamisha mauzo ya tiketi. Tafadhali rudi baadaye.',
    inactiveBody: 'Tiketi za tukio hili haziuzwi kwa sasa. Tiketi zilizouzwa bado ni halali.',
    soldFrom: (moment) => `Itauzwa kuanzia ${moment}`,
    saleEnded: 'Mauzo yameisha',
    perOrder: (most) => `Zisizozidi ${most} kwa oda`,
    wait: 'Jiunge na orodha ya kusubiri',
    waitTitle: 'Orodha ya kusubiri',
    waitBody: 'Tiketi zikipatikana, hutolewa kwa zamu na kushikiliwa kwa muda. Tutakuandikia.',
    waitTier: 'Tiketi za',
    waitCount: 'Ngapi',
    waitMore: 'Ongeza moja',
    waitFewer: 'Punguza moja',
    waitName: 'Jina Kamili',
    waitEmail: 'Barua pepe',
    waitGo: 'Niweke kwenye orodha',
    waitFailed: (reason) => `Bado hauko kwenye orodha: ${reason}`,
    waiting: 'Uko kwenye orodha ya kusubiri',
    waitingBody: (email) => `Tutaandikia ${email} zamu yako ikifika.`,
    placeWaiting: (count, tier) => `Unasubiri ${count} × ${tier}`,
    placeBefore: (before) =>
      before === 0
        ? 'Hakuna aliye mbele yako.'
        : before === 1
          ? 'Mmoja yuko mbele yako.'
          : `${before} wako mbele yako.`,
    placeOffered: 'Ni zamu yako',
    placeOfferedBody: (count, tier, until) =>
      `${count} × ${tier} zimeshikiliwa kwa ajili yako hadi ${until}.`,
    placeTaken: 'Umenunua tiketi ulizosubiri.',
    placeLapsed: 'Muda wa nafasi yako umeisha. Unaweza kujiunga tena na orodha ya kusubiri.',
    placeLeft: 'Umetoka kwenye orodha ya kusubiri.',
    leave: 'Toka kwenye orodha ya kusubiri',
    leaveFailed: (reason) => `Haikufaulu: ${reason}`,
  },
};
