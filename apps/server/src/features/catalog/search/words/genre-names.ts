import type { Genre } from '@starnest/contract/catalog/catalog'

/** What people call the genres in the languages of the interface: English, Spanish, French. */
export const GENRE_NAMES: Record<Genre, readonly string[]> = {
  adventure: ['adventure', 'aventura', 'aventure'],
  comedy: ['comedy', 'comedia', 'comédie'],
  'sci-fi': ['sci-fi', 'science fiction', 'ciencia ficción'],
  fantasy: ['fantasy', 'fantasía', 'fantastique'],
  anime: ['anime', 'animé'],
  kids: ['kids', 'children', 'infantil', 'niños', 'enfants'],
  romance: ['romance', 'romántica', 'romantique'],
  gothic: ['gothic', 'horror', 'gótico', 'terror', 'gothique', 'horreur'],
}
