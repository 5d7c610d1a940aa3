import { sliceTexts } from '@starnest/contract/text/texts'

export const numberedTexts = sliceTexts({
  en: {
    title: 'Page {{page}}',
    ready: 'Clean new page ready for content',
    links: 'Pages',
    home: 'Home',
    back: 'Back',
    next: 'Next',
  },
  es: {
    title: 'Página {{page}}',
    ready: 'Una página nueva y limpia, lista para su contenido',
    links: 'Páginas',
    home: 'Inicio',
    back: 'Atrás',
    next: 'Siguiente',
  },
  fr: {
    title: 'Page {{page}}',
    ready: 'Une nouvelle page vierge, prête à accueillir du contenu',
    links: 'Pages',
    home: 'Accueil',
    back: 'Retour',
    next: 'Suivant',
  },
})
