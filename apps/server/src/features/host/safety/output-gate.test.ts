import { describe, expect, it } from 'vitest'
import { isSafeToSay } from './output-gate.ts'

describe('what Leo may say', () => {
  it.each([
    'Where do you live?',
    'What school do you go to?',
    'How old are you?',
    'Are you alone?',
    'Send me a photo of you.',
    'Let us keep this a secret.',
    'Let us meet in the park.',
    'See www.films.example',
    'Write to leo@stars.example.com',
    'Call 555 014 2233',
    '¿Dónde vives?',
    'Mándame una foto.',
    'Es nuestro secreto.',
    'Où habites-tu ?',
    'Quel âge as-tu ?',
    'Envoie-moi une photo.',
    'Wie alt bist du?',
    'Quanti anni hai?',
    'Где ты живёшь?',
    '你住在哪里？',
    'x '.repeat(400),
  ])('refuses %s', (said) => {
    expect(isSafeToSay(said, 'child')).toBe(false)
  })

  it.each([
    'I found three funny films with dragons for you.',
    'This one is short and cosy, and nobody is scared in it.',
    'Te va a gustar: hay un pirata muy divertido.',
    'Voici un film tout doux avec une baleine.',
  ])('says %s', (said) => {
    expect(isSafeToSay(said, 'child')).toBe(true)
  })
})
