import { sliceTexts } from '@starnest/contract/text/texts'

/** What parts of the interface say by themselves. */
export const uiTexts = sliceTexts({
  en: { close: 'Close', notifications: 'Notifications ({hotkey})', notification: 'Notification' },
  es: { close: 'Cerrar', notifications: 'Avisos ({hotkey})', notification: 'Aviso' },
  fr: { close: 'Fermer', notifications: 'Notifications ({hotkey})', notification: 'Notification' },
})
