import { sliceTexts } from '@starnest/contract/text/texts'

export const introTexts = sliceTexts({
  en: {
    intro: 'Intro',
    loading: 'Loading Starnest...',
    skip: 'Skip',
    continue: 'Continue',
    soundOn: 'Turn the sound on',
    soundOff: 'Turn the sound off',
  },
  es: {
    intro: 'Introducción',
    loading: 'Cargando Starnest…',
    skip: 'Saltar',
    continue: 'Continuar',
    soundOn: 'Activar el sonido',
    soundOff: 'Quitar el sonido',
  },
  fr: {
    intro: 'Introduction',
    loading: 'Chargement de Starnest…',
    skip: 'Passer',
    continue: 'Continuer',
    soundOn: 'Activer le son',
    soundOff: 'Couper le son',
  },
})
