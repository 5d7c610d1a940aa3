import { sliceTexts } from '@starnest/contract/text/texts'

export const studioTexts = sliceTexts({
  en: {
    stopMotion: 'Stop the moving picture',
    startMotion: 'Let the picture move',
  },
  es: {
    stopMotion: 'Detener la imagen en movimiento',
    startMotion: 'Mover la imagen',
  },
  fr: {
    stopMotion: 'Arrêter l’image animée',
    startMotion: 'Animer l’image',
  },
})
