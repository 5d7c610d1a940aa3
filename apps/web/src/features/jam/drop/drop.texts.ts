import { sliceTexts } from '@starnest/contract/text/texts'

/** What the stage says while somebody raps. */
export const dropTexts = sliceTexts({
  en: {
    picture: 'Each mark is a syllable of yours. Full marks count; empty ones had no voice.',
    rhymes: 'Rhymes',
    word: 'A word to rhyme with',
    otherWords: 'Other words',
    beginWith: 'Write a word, or begin with one of these:',
    rhymesWith_one: '{{count}} word for “{{word}}”. Press it for more.',
    rhymesWith_other: '{{count}} words for “{{word}}”. Press one for more.',
    noRhyme: 'Nothing here rhymes with “{{word}}”. Try another word.',
    nearly: '(nearly a rhyme)',
  },
  es: {
    picture: 'Cada marca es una sílaba tuya. Las llenas cuentan; en las vacías no se oyó la voz.',
    rhymes: 'Rimas',
    word: 'Una palabra para rimar',
    otherWords: 'Otras palabras',
    beginWith: 'Escribe una palabra o empieza con una de estas:',
    rhymesWith_one: '{{count}} palabra para «{{word}}». Púlsala para ver más.',
    rhymesWith_other: '{{count}} palabras para «{{word}}». Pulsa una para ver más.',
    noRhyme: 'Aquí nada rima con «{{word}}». Prueba con otra palabra.',
    nearly: '(casi rima)',
  },
  fr: {
    picture:
      'Chaque trait est une de vos syllabes. Les pleins comptent ; les vides étaient sans voix.',
    rhymes: 'Rimes',
    word: 'Un mot à faire rimer',
    otherWords: 'D’autres mots',
    beginWith: 'Écrivez un mot, ou commencez par l’un de ceux-ci :',
    rhymesWith_one: '{{count}} mot pour « {{word}} ». Appuyez dessus pour en voir d’autres.',
    rhymesWith_other: '{{count}} mots pour « {{word}} ». Appuyez sur l’un d’eux pour continuer.',
    noRhyme: 'Rien ici ne rime avec « {{word}} ». Essayez un autre mot.',
    nearly: '(presque une rime)',
  },
})
