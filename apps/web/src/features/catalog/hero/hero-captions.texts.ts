import { sliceTexts } from '@starnest/contract/text/texts'

export const heroCaptionsTexts = sliceTexts({
  en: { captionsOn: 'Captions on', captionsOff: 'Captions off' },
  es: { captionsOn: 'Mostrar subtítulos', captionsOff: 'Quitar subtítulos' },
  fr: { captionsOn: 'Afficher les sous-titres', captionsOff: 'Masquer les sous-titres' },
})
