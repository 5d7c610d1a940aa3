import { sliceTexts } from '@starnest/contract/text/texts'

/** What the shell says while the server cannot be reached. */
export const connectionTexts = sliceTexts({
  en: {
    lostTitle: 'Starnest cannot be reached',
    lostText: 'Is the computer it runs on switched on, and are you on the same network?',
    retry: 'Retry',
  },
  es: {
    lostTitle: 'No se puede conectar con Starnest',
    lostText: '¿Está encendido el ordenador donde funciona y estás en la misma red?',
    retry: 'Reintentar',
  },
  fr: {
    lostTitle: 'Starnest est injoignable',
    lostText: 'L’ordinateur où il tourne est-il allumé, et êtes-vous sur le même réseau ?',
    retry: 'Réessayer',
  },
})
