import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRhymer, lastWordOf, type RhymeLanguage } from './rhymes.ts'
import { ENGLISH_WORDS } from './words-en.ts'
import { SPANISH_WORDS } from './words-es.ts'
import { FRENCH_WORDS } from './words-fr.ts'

const LISTS: Readonly<Record<RhymeLanguage, readonly string[]>> = {
  en: ENGLISH_WORDS,
  es: SPANISH_WORDS,
  fr: FRENCH_WORDS,
}
const LANGUAGES: RhymeLanguage[] = ['en', 'es', 'fr']

const fullRhymes = (language: RhymeLanguage, word: string, words = LISTS[language]) =>
  createRhymer(language, words)
    .rhymesWith(word, 500)
    .filter(({ kind }) => kind === 'full')
    .map((rhyme) => rhyme.word)

/** Whether two words rhyme in full, each with the other. */
const doRhyme = (language: RhymeLanguage, one: string, other: string) =>
  fullRhymes(language, one, [other]).length === 1 && fullRhymes(language, other, [one]).length === 1

describe('words that rhyme', () => {
  const pairs: Readonly<Record<RhymeLanguage, string>> = {
    en: `night-kite night-light day-they rain-plane cat-hat see-tree see-key my-sky time-rhyme time-climb
      bone-phone moon-tune blue-shoe food-mood cow-now town-crown snow-though star-guitar hair-bear
      her-fur bird-word fire-higher door-four nose-toes mouse-house love-above funny-honey mother-brother
      clever-never river-quiver happy-snappy table-able riddle-middle apple-snapple dancing-prancing flower-power
      station-nation good-could walk-talk heart-start beat-street change-strange bridge-fridge king-spring
      yellow-fellow dragon-wagon magic-tragic money-bunny rabbit-habit`,
    es: `canción-corazón camino-vecino estrella-bella cielo-vuelo luna-cuna amigo-abrigo sol-caracol
      feliz-nariz historia-memoria jugar-cantar reina-peina ruido-nido oído-querido alegría-día rey-ley
      estoy-hoy queso-beso vaca-saca barca-marca baile-fraile ciudad-amistad piano-verano cuento-viento
      huevo-nuevo caballo-gallo caballo-rayo casa-plaza luz-cruz guitarra-jarra café-bebé verdad-edad
      vez-inglés agua-fragua`,
    fr: `chanson-maison soleil-réveil soleil-merveille fille-famille nuit-pluie lune-brune mer-terre
      frère-lumière rêve-élève amour-toujours chat-chocolat bateau-cadeau bateau-vélo danse-chance
      enfant-blanc matin-demain chien-matin musique-fantastique belle-ciel étoile-voile roi-trois
      vie-souris été-nez été-jouer forêt-secret forêt-lait fleur-cœur feu-yeux école-sol feuille-fauteuil
      image-plage rose-chose orange-mange livre-vivre montagne-gagne tête-bête fenêtre-être porte-forte rouge-bouge
      rue-tortue table-sable place-classe cerise-surprise vitesse-tristesse temps-printemps`,
  }
  const not: Readonly<Record<RhymeLanguage, string>> = {
    en: 'cat-car love-move cow-snow food-foot river-driver little-middle bear-ear night-kit new-now cat-cut moon-book',
    es: 'casa-queso canción-camino ruido-reina día-historia perro-pero aire-baile música-física amigo-mago ley-luz caballo-caballero',
    fr: 'lune-plume matin-lune tête-fenêtre chanson-chante jour-jouer belle-bête ville-fille rose-robe mer-jouer jardin-jardine',
  }

  const listed = (text: string) =>
    text
      .split(/\s+/)
      .map((pair) => pair.split('-'))
      .filter((pair): pair is [string, string] => pair.length === 2)

  it.each(LANGUAGES)('in %s are found', (language) => {
    const missed = listed(pairs[language]).filter(([one, other]) => !doRhyme(language, one, other))
    expect(missed).toEqual([])
  })

  it.each(LANGUAGES)('in %s are not found where there are none', (language) => {
    const wrong = listed(not[language]).filter(([one, other]) => doRhyme(language, one, other))
    expect(wrong).toEqual([])
  })

  it('come before words that have only the same vowels', () => {
    const rhymer = createRhymer('es', ['zapato', 'mano', 'plano', 'sol'])
    expect(rhymer.rhymesWith('verano', 9)).toEqual([
      { word: 'mano', kind: 'full' },
      { word: 'plano', kind: 'full' },
      { word: 'zapato', kind: 'near' },
    ])
    expect(rhymer.rhymesWith('verano', 1)).toHaveLength(1)
  })

  it('never are the word itself', () => {
    expect(fullRhymes('en', 'Night')).not.toContain('night')
    expect(fullRhymes('en', 'Night')).toContain('kite')
  })

  it('are those of the last word of a line', () => {
    expect(fullRhymes('fr', 'Je danse sous la pluie !')).toContain('nuit')
    expect(lastWordOf("C’est l'été…")).toBe('été')
    expect(lastWordOf('e\u0301te\u0301')).toBe('été')
  })
})

describe('the lists of words', () => {
  it.each(LANGUAGES)('of %s have at least 600 words in small letters, each once', (language) => {
    const words = LISTS[language]
    expect(words.length).toBeGreaterThanOrEqual(600)
    expect(new Set(words).size).toBe(words.length)
    expect(words.filter((word) => lastWordOf(word) !== word)).toEqual([])
  })

  it.each(LANGUAGES)('of %s rhyme among themselves: nine of ten words have one', (language) => {
    const words = LISTS[language]
    const rhymer = createRhymer(language, words)
    const without = words.filter((word) => rhymer.rhymesWith(word, 1)[0]?.kind !== 'full')
    expect(without.length / words.length).toBeLessThan(0.1)
  })
})

it('any text gives rhymes of the list or none, and never throws', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LANGUAGES),
      fc.string({ unit: 'grapheme' }),
      (language, text) => {
        const found = createRhymer(language, LISTS[language]).rhymesWith(text, 5)
        expect(found.length).toBeLessThanOrEqual(5)
      },
    ),
    { seed: 3, numRuns: 100 },
  )
  for (const text of ['', '   ', '…', '123', '__proto__', 'constructor', 'a'.repeat(100_000)]) {
    for (const language of LANGUAGES) {
      const found = createRhymer(language, LISTS[language]).rhymesWith(text, 5)
      expect(found.length).toBeLessThanOrEqual(5)
    }
  }
})
