import { sliceTexts } from '@starnest/contract/text/texts'

/** What may have to be said on every screen; the rest of the slice's texts comes with its screens. */
export const savingTexts = sliceTexts({
  en: {
    languageNotSaved: 'The language could not be saved with your profile',
    languageHere: 'It holds on this device.',
  },
  es: {
    languageNotSaved: 'No se ha podido guardar el idioma en tu perfil',
    languageHere: 'Vale en este dispositivo.',
  },
  fr: {
    languageNotSaved: 'La langue n’a pas pu être enregistrée avec votre profil',
    languageHere: 'Elle vaut sur cet appareil.',
  },
})
