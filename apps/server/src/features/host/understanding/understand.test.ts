import { describe, expect, it } from 'vitest'
import { english } from '../languages/en/english.ts'
import { spanish } from '../languages/es/spanish.ts'
import { french } from '../languages/fr/french.ts'
import { readGrammar } from './grammar.ts'
import { understand } from './understand.ts'
import type { Before, Intent, Slots } from './understood.ts'

const GRAMMARS = {
  ...{ en: readGrammar(english), es: readGrammar(spanish), fr: readGrammar(french) },
}
type Code = keyof typeof GRAMMARS

const readings = (code: Code, text: string, before?: Before) =>
  understand(GRAMMARS[code], text, { before })

/** The first reading, without its certainty. */
function first(code: Code, text: string, before?: Before) {
  const [reading] = readings(code, text, before)
  return { intent: reading?.intent, slots: reading?.slots }
}

describe('a command', () => {
  it.each<[Code, string, Intent, Slots]>([
    ['en', 'Leo, could you please play the second one?', 'play', { position: 2 }],
    ['es', 'oye Leo, ponme la segunda por favor', 'play', { position: 2 }],
    ['fr', 'dis Leo, mets le deuxième s’il te plaît', 'play', { position: 2 }],
    ['en', 'open the settings', 'page', { page: 'settings' }],
    ['es', 'llévame a los ajustes', 'page', { page: 'settings' }],
    ['fr', 'emmène-moi aux réglages', 'page', { page: 'settings' }],
    ['en', 'how much time do I have left', 'time_left', {}],
    ['es', 'cuánto tiempo me queda', 'time_left', {}],
    ['fr', 'combien de temps il me reste', 'time_left', {}],
  ])('%s %j', (code, text, intent, slots) => {
    expect(first(code, text)).toEqual({ intent, slots })
  })

  it.each<[Code, string, Intent, Slots]>([
    ['en', 'skip thirty seconds', 'forward', { seconds: 30 }],
    ['es', 'adelanta treinta segundos', 'forward', { seconds: 30 }],
    ['fr', 'avance de trente secondes', 'forward', { seconds: 30 }],
    ['en', 'skip the opening credits', 'forward', {}],
    ['en', 'skip the recap', 'forward', {}],
    ['es', 'sáltate la intro', 'forward', {}],
    ['es', 'salta el resumen', 'forward', {}],
    ['fr', 'passe le générique de début', 'forward', {}],
    ['fr', 'saute le résumé', 'forward', {}],
    ['en', 'the baby is asleep so turn the sound down a bit', 'quieter', {}],
    ['es', 'el bebé duerme, baja un poco el volumen', 'quieter', {}],
    ['fr', 'le bébé dort, baisse un peu le son', 'quieter', {}],
  ])('while a film plays: %s %j', (code, text, intent, slots) => {
    expect(first(code, text, 'watching')).toEqual({ intent, slots })
  })

  it.each<[Code, string]>([
    ['en', 'mum says stop right there, thief'],
    ['es', 'mi madre dice que baje el volumen de su radio'],
    ['fr', 'coupe le son de la radio, disait mamie'],
  ])('is none of the player where nothing plays: %s %j', (code, text) => {
    expect(['none', 'find']).toContain(first(code, text).intent)
  })
})

describe('two phrases in one breath', () => {
  it.each<[Code, string, Intent]>([
    ['en', 'off to bed now night night', 'goodbye'],
    ['es', 'eso es todo por hoy chao', 'goodbye'],
    ['fr', 'on va au lit à demain', 'goodbye'],
    ['en', 'hiya leo how are you', 'greet'],
  ])('%s %j', (code, text, intent) => {
    expect(first(code, text).intent).toBe(intent)
  })
})

describe('a film’s name', () => {
  it.each<[Code, string, Intent]>([
    ['en', 'play the paper prince', 'play'],
    ['es', 'pon the paper prince', 'play'],
    ['fr', 'mets the paper prince', 'play'],
  ])('behind a verb is the first reading: %s %j', (code, text, intent) => {
    expect(first(code, text)).toEqual({ intent, slots: { title: 'the paper prince' } })
  })

  it.each<[Code, string, Intent]>([
    ['en', 'I never heard of the paper prince, what is it about', 'about'],
    ['es', 'a los niños les chifla the paper prince, búscales otra parecida', 'similar'],
    ['fr', 'mamie aimerait voir the paper prince ce soir avec nous', 'play'],
  ])('anywhere in a phrase is a reading that is not certain: %s %j', (code, text, intent) => {
    expect(readings(code, text)).toContainEqual(
      expect.objectContaining({
        ...{ intent, certainty: 0.8 },
        slots: { title: expect.stringContaining('the paper prince') },
      }),
    )
  })

  it('never stands alone: the last reading has none', () => {
    for (const text of ['play the paper prince', 'paper prince', 'something like it']) {
      expect(readings('en', text).at(-1)?.slots.title).toBeUndefined()
    }
  })
})

describe('what went before', () => {
  it.each<[Code, string, Before | undefined, Intent]>([
    ['en', 'keep going', 'watching', 'resume'],
    ['en', 'keep going', 'list', 'more'],
    ['en', 'right', 'question', 'yes'],
    ['en', 'right', 'watching', 'next'],
    ['en', 'too scary', 'list', 'refine'],
    ['en', 'is it scary', 'one', 'about'],
    ['es', 'vuelve al inicio', undefined, 'page'],
    ['es', 'vuelve al inicio', 'watching', 'restart'],
    ['es', 'dale', 'question', 'yes'],
    ['fr', 'reprends le film', 'watching', 'resume'],
    ['fr', 'allez, lance', 'one', 'play'],
    ['en', 'nah a bit shorter', 'list', 'refine'],
    ['en', 'no not the first the third', 'list', 'choose'],
    ['en', 'yes thank you', 'question', 'yes'],
    ['es', 'sí gracias', 'question', 'yes'],
    ['fr', 'non merci beaucoup', 'question', 'no'],
  ])('decides: %s %j after %s', (code, text, before, intent) => {
    expect(first(code, text, before).intent).toBe(intent)
  })

  it.each<[Code, string, number]>([
    ['en', 'the first, no wait, yes the second one is good', 2],
    ['es', 'lo hemos echado a suertes y ha salido la tercera', 3],
    ['fr', "on a fait plouf plouf et c'est tombé sur le troisième", 3],
  ])('tells which film is chosen: %s %j', (code, text, position) => {
    expect(readings(code, text, 'list').at(-1)).toMatchObject({
      ...{ intent: 'choose', slots: { position } },
    })
  })
})

describe('a request', () => {
  it.each<[Code, string, Slots]>([
    ['en', 'horror but not sad', { genres: ['gothic'], withoutMoods: ['sad'] }],
    ['es', 'una de terror pero que no sea triste', { genres: ['gothic'], withoutMoods: ['sad'] }],
    ['fr', "un film d'horreur mais pas triste", { genres: ['gothic'], withoutMoods: ['sad'] }],
    ['en', 'surprise me', {}],
    ['es', 'sorpréndeme', {}],
    ['fr', 'surprends-moi', {}],
  ])('%s %j', (code, text, slots) => {
    expect(readings(code, text).at(-1)).toMatchObject({ intent: 'find', slots })
  })

  it.each<[Code, string, Slots]>([
    ['en', 'I feel sad', { moods: ['heartwarming', 'funny'] }],
    ['en', 'my son is easily scared', { moods: ['calm', 'heartwarming'], withoutMoods: ['scary'] }],
    ['es', 'no puedo dormir', { moods: ['calm', 'heartwarming'] }],
    ['fr', "j'ai le cafard", { moods: ['heartwarming', 'funny'] }],
  ])('may be a feeling: %s %j', (code, text, slots) => {
    expect(readings(code, text).at(-1)).toMatchObject({ intent: 'find', slots })
  })

  it('is none in an empty text', () => {
    expect(readings('en', ' … ')).toEqual([{ intent: 'none', slots: {}, certainty: 0 }])
  })
})
