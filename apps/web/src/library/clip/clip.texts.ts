import { sliceTexts } from '@starnest/contract/text/texts'

export const clipTexts = sliceTexts({
  en: {
    soundOn: 'Sound on',
    soundOff: 'Sound off',
    stopMotion: 'Stop the moving picture',
    startMotion: 'Let the picture move',
  },
  es: {
    soundOn: 'Activar el sonido',
    soundOff: 'Quitar el sonido',
    stopMotion: 'Detener la imagen en movimiento',
    startMotion: 'Dejar que la imagen se mueva',
  },
  fr: {
    soundOn: 'Activer le son',
    soundOff: 'Couper le son',
    stopMotion: 'Arrêter l’image animée',
    startMotion: 'Laisser l’image bouger',
  },
})
