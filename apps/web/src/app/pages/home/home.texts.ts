import { sliceTexts } from '@starnest/contract/text/texts'

export const homeTexts = sliceTexts({
  en: {
    pageTitle: '{{shelf}} · Starnest',
    replayIntro: 'Replay intro',
    chooseProfile: "Who's watching?",
  },
  es: {
    pageTitle: '{{shelf}} · Starnest',
    replayIntro: 'Ver la intro otra vez',
    chooseProfile: '¿Quién está viendo?',
  },
  fr: {
    pageTitle: '{{shelf}} · Starnest',
    replayIntro: 'Revoir l’intro',
    chooseProfile: 'Qui regarde ?',
  },
})
