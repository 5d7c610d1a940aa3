import { sliceTexts } from '@starnest/contract/text/texts'

/** Names of the collections by genre. */
export const collectionTexts = sliceTexts({
  en: {
    adventure: 'Great journeys',
    comedy: 'Laughing out loud',
    'sci-fi': 'Beyond the sky',
    fantasy: 'Once upon a wonder',
    anime: 'Ink and wind',
    kids: 'For little stars',
    romance: 'Two hearts',
    gothic: 'Gently spooky',
    wholeSeries: 'The whole series',
  },
  es: {
    adventure: 'Grandes viajes',
    comedy: 'A carcajadas',
    'sci-fi': 'Más allá del cielo',
    fantasy: 'Érase una maravilla',
    anime: 'Tinta y viento',
    kids: 'Para pequeñas estrellas',
    romance: 'Dos corazones',
    gothic: 'Sustos con cariño',
    wholeSeries: 'La serie completa',
  },
  fr: {
    adventure: 'Grands voyages',
    comedy: 'Rire aux éclats',
    'sci-fi': 'Au-delà du ciel',
    fantasy: 'Il était une merveille',
    anime: 'Encre et vent',
    kids: 'Pour les petites étoiles',
    romance: 'Deux cœurs',
    gothic: 'Doux frissons',
    wholeSeries: 'Toute la série',
  },
})
