import { sliceTexts } from '@starnest/contract/text/texts'

export const shelfTexts = sliceTexts({
  en: {
    sort: 'Sort by',
    'order.added': 'Last added',
    'order.name': 'Name',
    'order.year': 'Year',
    'order.played': 'Most played',
    failed: 'These titles could not be loaded.',
    more: 'Show more',
  },
  es: {
    sort: 'Ordenar por',
    'order.added': 'Últimos añadidos',
    'order.name': 'Nombre',
    'order.year': 'Año',
    'order.played': 'Más vistos',
    failed: 'No se han podido cargar estos títulos.',
    more: 'Mostrar más',
  },
  fr: {
    sort: 'Trier par',
    'order.added': 'Derniers ajouts',
    'order.name': 'Nom',
    'order.year': 'Année',
    'order.played': 'Les plus regardés',
    failed: 'Ces titres n’ont pas pu être chargés.',
    more: 'Afficher plus',
  },
})
