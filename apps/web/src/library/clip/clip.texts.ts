import { sliceTexts } from '@starnest/contract/text/texts'

export const clipTexts = sliceTexts({
  en: {
    soundOn: 'Sound on',
    soundOff: 'Sound off',
    stopMotion: 'Stop the moving picture',
    startMotion: 'Play the moving picture',
  },
  es: {
    soundOn: 'Activar el sonido',
    soundOff: 'Quitar el sonido',
    stopMotion: 'Detener la imagen en movimiento',
    startMotion: 'Reanudar la imagen en movimiento',
  },
  fr: {
    soundOn: 'Activer le son',
    soundOff: 'Couper le son',
    stopMotion: 'Arrêter l’image animée',
    startMotion: 'Relancer l’image animée',
  },
})
