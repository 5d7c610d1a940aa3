import { sliceTexts } from '@starnest/contract/text/texts'

export const hostActionTexts = sliceTexts({
  en: {
    nothingPlays: 'No film is playing here',
    noEpisode: 'There is no other episode here',
  },
  es: {
    nothingPlays: 'Aquí no se está reproduciendo nada',
    noEpisode: 'Aquí no hay otro episodio',
  },
  fr: {
    nothingPlays: 'Aucun film n’est en cours ici',
    noEpisode: 'Il n’y a pas d’autre épisode ici',
  },
})
