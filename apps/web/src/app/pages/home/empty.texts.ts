import { sliceTexts } from '@starnest/contract/text/texts'

export const emptyTexts = sliceTexts({
  en: {
    emptyTitle: 'No films yet',
    emptyText: 'As soon as the library has films that you may watch, they appear here.',
    emptyGenreTitle: 'Nothing under {{genre}} yet',
    laterGenreTitle: 'These stars are for later',
    emptyGenreText: 'Other genres have films for you.',
    showAll: 'Show everything',
    emptyMyListTitle: 'Your list is waiting for its first film',
    emptyMyListText: 'Press the plus on any film, and it appears here, on all your screens.',
    emptyShelfTitle: 'Nothing under {{shelf}} yet',
    findFilms: 'Find films',
  },
  es: {
    emptyTitle: 'Aún no hay películas',
    emptyText: 'En cuanto la biblioteca tenga películas que puedas ver, aparecerán aquí.',
    emptyGenreTitle: 'Aún no hay nada en {{genre}}',
    laterGenreTitle: 'Estas estrellas son para más adelante',
    emptyGenreText: 'En otros géneros hay películas para ti.',
    showAll: 'Mostrar todo',
    emptyMyListTitle: 'Tu lista espera su primera película',
    emptyMyListText:
      'Pulsa el signo más en cualquier película y aparecerá aquí, en todas tus pantallas.',
    emptyShelfTitle: 'Aún no hay nada en {{shelf}}',
    findFilms: 'Buscar películas',
  },
  fr: {
    emptyTitle: 'Pas encore de films',
    emptyText: 'Dès que la bibliothèque aura des films que vous pouvez voir, ils apparaîtront ici.',
    emptyGenreTitle: 'Encore rien dans {{genre}}',
    laterGenreTitle: 'Ces étoiles sont pour plus tard',
    emptyGenreText: 'D’autres genres ont des films pour vous.',
    showAll: 'Tout afficher',
    emptyMyListTitle: 'Votre liste attend son premier film',
    emptyMyListText:
      'Appuyez sur le signe plus d’un film : il apparaîtra ici, sur tous vos écrans.',
    emptyShelfTitle: 'Encore rien dans {{shelf}}',
    findFilms: 'Trouver des films',
  },
})
