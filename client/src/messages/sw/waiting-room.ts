import type { Translation } from '../../language/catalogue.ts';
import type * as waitingRoom from '../waiting-room.ts';

export default {
  roomTexts: {
    prices: 'Bei',
    forTiers: (tiers: string) => `Kwa tiketi hizi: ${tiers}. Nyingine unaweza kununua hapa chini.`,
    forCoded: 'Kwa tiketi zinazouzwa kwa msimbo. Nyingine unaweza kununua hapa chini.',
    inRoom: 'Kupitia chumba cha kusubiri',
    soon: 'Zinauzwa kupitia chumba cha kusubiri',
    soonBody: (opens: string, sale: string) =>
      `Chumba cha kusubiri kinafunguliwa ${opens}. Mauzo yanaanza ${sale}.`,
    joining: 'Jiunge kabla mauzo hayajaanza',
    joiningBody: (sale: string) =>
      `Mauzo yanaanza ${sale}. Mpangilio wa wote wanaojiunga kabla ya hapo unapigiwa kura.`,
    open: 'Watu wanaingia mmoja baada ya mwingine',
    openBody: 'Jiunge na chumba cha kusubiri: utaweza kununua zamu yako ikifika.',
    join: 'Jiunge na chumba cha kusubiri',
    look: 'Tazama chumba cha kusubiri',
    inside: 'Uko kwenye chumba cha kusubiri',
    insideBody: 'Nafasi yako imehifadhiwa kwenye kivinjari hiki. Utaweza kununua hapa zamu yako ikifika.',
    number: (position: string, serving: string) => `Wewe ni nambari ${position}. Sasa ni zamu ya ${serving}.`,
    back: 'Rudi kwenye chumba cha kusubiri',
    turn: 'Ni zamu yako',
    turnUntil: (time: string, left: string) => `Nunua kabla ya ${time}: umebaki muda wa ${left}.`,
    over: 'Zamu yako imeisha',
    overBody: 'Unaweza kujiunga tena na chumba cha kusubiri, nyuma ya wengine.',
    used: 'Oda yako imewekwa',
    usedBody: 'Nafasi moja ni ya oda moja. Ukitaka kununua zaidi, jiunge tena na chumba cha kusubiri.',
  },
} satisfies Translation<typeof waitingRoom>;
