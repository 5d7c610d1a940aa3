import { sliceTexts } from '@starnest/contract/text/texts'

export const homeTexts = sliceTexts({
  en: {
    pageTitle: '{{shelf}} · Starnest',
    aiFeatures: 'AI Features',
    replayIntro: 'Replay intro',
    chooseProfile: "Who's watching?",
  },
  es: {
    pageTitle: '{{shelf}} · Starnest',
    aiFeatures: 'Funciones con IA',
    replayIntro: 'Ver la introducción',
    chooseProfile: '¿Quién está viendo?',
  },
  fr: {
    pageTitle: '{{shelf}} · Starnest',
    aiFeatures: 'Fonctions d’IA',
    replayIntro: 'Revoir l’introduction',
    chooseProfile: 'Qui regarde ?',
  },
})
