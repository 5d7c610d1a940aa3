import { sliceTexts } from '@starnest/contract/text/texts'

/** Names of the genres; `none` for a title without one. */
export const genreTexts = sliceTexts({
  en: {
    adventure: 'Adventure',
    comedy: 'Comedy',
    'sci-fi': 'Sci-Fi',
    fantasy: 'Fantasy',
    anime: 'Anime',
    kids: 'Kids',
    romance: 'Romance',
    gothic: 'Gothic/Horror',
    none: 'Other',
  },
  es: {
    adventure: 'Aventura',
    comedy: 'Comedia',
    'sci-fi': 'Ciencia ficción',
    fantasy: 'Fantasía',
    anime: 'Anime',
    kids: 'Infantil',
    romance: 'Romance',
    gothic: 'Gótico/Terror',
    none: 'Otros',
  },
  fr: {
    adventure: 'Aventure',
    comedy: 'Comédie',
    'sci-fi': 'Science-fiction',
    fantasy: 'Fantastique',
    anime: 'Anime',
    kids: 'Enfants',
    romance: 'Romance',
    gothic: 'Gothique/Horreur',
    none: 'Autres',
  },
})
