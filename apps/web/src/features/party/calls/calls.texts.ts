import { sliceTexts } from '@starnest/contract/text/texts'

/** What people read about cameras and microphones at a party. */
export const callsTexts = sliceTexts({
  en: {
    group: 'Camera and microphone',
    camera: 'Camera',
    microphone: 'Microphone',
    hint: '{{device}}. {{privacy}}',
    privacy:
      'Picture and sound go straight from screen to screen. Nothing is recorded, and the server neither passes on nor keeps any of it.',
    tiles: 'Cameras and microphones that are on',
    you: 'You',
    muted: 'Microphone off',
    tapForSound: 'Tap for sound',
    'camera-denied':
      'Camera access required. Allow the camera in the browser’s settings for this page, then turn it on again.',
    'camera-none-found': 'There is no camera on this device. Connect one, then turn it on again.',
    'camera-in-use': 'Another app is using the camera. Close it, then turn the camera on again.',
    'camera-ended': 'The camera has stopped. Is it still connected?',
    'camera-full':
      '{{limit}} cameras are on, the most that a party can have. You can turn yours on when another goes off.',
    'camera-failed': 'The camera could not be turned on. Please try again.',
    'microphone-denied':
      'Microphone access required. Allow the microphone in the browser’s settings for this page, then turn it on again.',
    'microphone-none-found':
      'There is no microphone on this device. Connect one, then turn it on again.',
    'microphone-in-use':
      'Another app is using the microphone. Close it, then turn the microphone on again.',
    'microphone-ended': 'The microphone has stopped. Is it still connected?',
    'microphone-full':
      '{{limit}} microphones are on, the most that a party can have. You can turn yours on when another goes off.',
    'microphone-failed': 'The microphone could not be turned on. Please try again.',
    'not-secure':
      'Camera and microphone need https. Start Starnest with “npm start -- --lan” and open its https address on this device.',
    unsupported:
      'This browser does not support calls. You can still watch and write with the others.',
  },
  es: {
    group: 'Cámara y micrófono',
    camera: 'Cámara',
    microphone: 'Micrófono',
    hint: '{{device}}. {{privacy}}',
    privacy:
      'La imagen y el sonido van directamente de pantalla a pantalla. No se graba nada, y el servidor ni lo transmite ni lo guarda.',
    tiles: 'Cámaras y micrófonos encendidos',
    you: 'Tú',
    muted: 'Micrófono apagado',
    tapForSound: 'Toca para oír',
    'camera-denied':
      'Se necesita acceso a la cámara. Permite la cámara en los ajustes del navegador para esta página y vuelve a encenderla.',
    'camera-none-found': 'Este dispositivo no tiene cámara. Conecta una y vuelve a encenderla.',
    'camera-in-use':
      'Otra aplicación está usando la cámara. Ciérrala y vuelve a encender la cámara.',
    'camera-ended': 'La cámara se ha parado. ¿Sigue conectada?',
    'camera-full':
      'Hay {{limit}} cámaras encendidas, el máximo de una fiesta. Podrás encender la tuya cuando se apague otra.',
    'camera-failed': 'No se ha podido encender la cámara. Inténtalo de nuevo.',
    'microphone-denied':
      'Se necesita acceso al micrófono. Permite el micrófono en los ajustes del navegador para esta página y vuelve a encenderlo.',
    'microphone-none-found':
      'Este dispositivo no tiene micrófono. Conecta uno y vuelve a encenderlo.',
    'microphone-in-use':
      'Otra aplicación está usando el micrófono. Ciérrala y vuelve a encender el micrófono.',
    'microphone-ended': 'El micrófono se ha parado. ¿Sigue conectado?',
    'microphone-full':
      'Hay {{limit}} micrófonos encendidos, el máximo de una fiesta. Podrás encender el tuyo cuando se apague otro.',
    'microphone-failed': 'No se ha podido encender el micrófono. Inténtalo de nuevo.',
    'not-secure':
      'La cámara y el micrófono necesitan https. Inicia Starnest con «npm start -- --lan» y abre su dirección https en este dispositivo.',
    unsupported:
      'Este navegador no permite llamadas. Aun así, puedes ver la película y escribir con los demás.',
  },
  fr: {
    group: 'Caméra et micro',
    camera: 'Caméra',
    microphone: 'Micro',
    hint: '{{device}}. {{privacy}}',
    privacy:
      'L’image et le son vont directement d’un écran à l’autre. Rien n’est enregistré, et le serveur ne transmet ni ne garde rien.',
    tiles: 'Caméras et micros allumés',
    you: 'Vous',
    muted: 'Micro coupé',
    tapForSound: 'Touchez pour le son',
    'camera-denied':
      'Accès à la caméra requis. Autorisez la caméra pour cette page dans les réglages du navigateur, puis rallumez-la.',
    'camera-none-found': 'Cet appareil n’a pas de caméra. Branchez-en une, puis rallumez-la.',
    'camera-in-use': 'Une autre application utilise la caméra. Fermez-la, puis rallumez la caméra.',
    'camera-ended': 'La caméra s’est arrêtée. Est-elle toujours branchée ?',
    'camera-full':
      '{{limit}} caméras sont allumées, le maximum d’une fête. Vous pourrez allumer la vôtre quand une autre s’éteindra.',
    'camera-failed': 'La caméra n’a pas pu être allumée. Réessayez.',
    'microphone-denied':
      'Accès au micro requis. Autorisez le micro pour cette page dans les réglages du navigateur, puis rallumez-le.',
    'microphone-none-found': 'Cet appareil n’a pas de micro. Branchez-en un, puis rallumez-le.',
    'microphone-in-use':
      'Une autre application utilise le micro. Fermez-la, puis rallumez le micro.',
    'microphone-ended': 'Le micro s’est arrêté. Est-il toujours branché ?',
    'microphone-full':
      '{{limit}} micros sont allumés, le maximum d’une fête. Vous pourrez allumer le vôtre quand un autre s’éteindra.',
    'microphone-failed': 'Le micro n’a pas pu être allumé. Réessayez.',
    'not-secure':
      'La caméra et le micro ont besoin de https. Lancez Starnest avec « npm start -- --lan » et ouvrez son adresse https sur cet appareil.',
    unsupported:
      'Ce navigateur ne permet pas les appels. Vous pouvez tout de même regarder et écrire avec les autres.',
  },
})
