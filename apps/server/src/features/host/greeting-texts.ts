import type { Genre } from '@starnest/contract/catalog/catalog'
import type { AgeGroup, Role } from '@starnest/contract/household/profiles'

/** Parts of the day by the clock of the house: from 5, 12, 17 and 22 o'clock. */
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night'

/** What the host says when it greets, in one language. */
export type GreetingTexts = {
  hello: Record<DayPart, string>
  /** Kinder than the age group's line where the role says more. */
  roles: Partial<Record<Role, string>>
  ages: Record<AgeGroup, string>
  /** At night, to children and teens. */
  bedtime: string
  interest: string
  genre: string
  genres: Record<Genre, string>
  chips: {
    surprise: string
    genre: string
    short: string
    together: string
    comingSoon: string
    continueWatching: string
  }
}

/** The greetings of the host; other languages are greeted in English. */
export const GREETINGS: Record<'en' | 'es' | 'fr', GreetingTexts> = {
  en: {
    hello: {
      morning: 'Good morning, {{name}}!',
      afternoon: 'Good afternoon, {{name}}!',
      evening: 'Good evening, {{name}}!',
      night: 'Hello there, {{name}}!',
    },
    roles: {
      dad: 'The best seat on the sofa is yours, captain.',
      mom: 'Feet up, the stars are yours.',
    },
    ages: {
      child: 'I kept the brightest star seat for you.',
      teen: 'Your crew is ready when you are.',
      adult: 'Lean back, the projector is warm.',
    },
    bedtime: 'It is late among the stars, so how about something short and cosy?',
    interest: 'And I have not forgotten what you like: {{interest}}.',
    genre: 'Shall we look for {{genre}} today?',
    genres: {
      adventure: 'an adventure',
      comedy: 'something to laugh about',
      'sci-fi': 'science fiction',
      fantasy: 'a bit of magic',
      anime: 'anime',
      kids: 'something for children',
      romance: 'a love story',
      gothic: 'something spooky',
    },
    chips: {
      surprise: 'Surprise me',
      genre: 'Find {{genre}}',
      short: 'Something short',
      together: 'A film for all of us',
      comingSoon: 'What is coming soon?',
      continueWatching: 'Where was I?',
    },
  },
  es: {
    hello: {
      morning: '¡Buenos días, {{name}}!',
      afternoon: '¡Buenas tardes, {{name}}!',
      evening: '¡Buenas noches, {{name}}!',
      night: '¡Hola, {{name}}!',
    },
    roles: {
      dad: 'El mejor sitio del sofá es tuyo, capitán.',
      mom: 'Pies en alto, las estrellas son tuyas.',
    },
    ages: {
      child: 'Te he guardado el asiento de la estrella más brillante.',
      teen: 'Tu tripulación está lista cuando quieras.',
      adult: 'A relajarse: el proyector ya está caliente.',
    },
    bedtime: 'Ya es tarde entre las estrellas: ¿qué tal algo corto y tranquilo?',
    interest: 'Y no he olvidado lo que te gusta: {{interest}}.',
    genre: '¿Buscamos hoy {{genre}}?',
    genres: {
      adventure: 'una aventura',
      comedy: 'algo para reír',
      'sci-fi': 'ciencia ficción',
      fantasy: 'un poco de magia',
      anime: 'anime',
      kids: 'algo para niños',
      romance: 'una historia de amor',
      gothic: 'algo que dé miedo',
    },
    chips: {
      surprise: 'Sorpréndeme',
      genre: 'Busca {{genre}}',
      short: 'Algo corto',
      together: 'Una película para todos',
      comingSoon: '¿Qué llega pronto?',
      continueWatching: '¿Por dónde iba?',
    },
  },
  fr: {
    hello: {
      morning: 'Bonjour {{name}} !',
      afternoon: 'Bon après-midi {{name}} !',
      evening: 'Bonsoir {{name}} !',
      night: 'Bonsoir {{name}} !',
    },
    roles: {
      dad: 'La meilleure place du canapé est à vous, capitaine.',
      mom: 'Installez-vous, les étoiles sont à vous.',
    },
    ages: {
      child: 'Je t’ai gardé le siège de l’étoile la plus brillante.',
      teen: 'Ton équipage est prêt quand tu veux.',
      adult: 'Installez-vous, le projecteur est chaud.',
    },
    bedtime: 'Il est tard parmi les étoiles : quelque chose de court et de doux ?',
    interest: 'Et je n’oublie pas ce qui vous plaît : {{interest}}.',
    genre: 'On cherche {{genre}} aujourd’hui ?',
    genres: {
      adventure: 'une aventure',
      comedy: 'de quoi rire',
      'sci-fi': 'de la science-fiction',
      fantasy: 'un peu de magie',
      anime: 'un anime',
      kids: 'un film pour enfants',
      romance: 'une histoire d’amour',
      gothic: 'de quoi frissonner',
    },
    chips: {
      surprise: 'Surprends-moi',
      genre: 'Trouve {{genre}}',
      short: 'Quelque chose de court',
      together: 'Un film pour nous tous',
      comingSoon: 'Qu’est-ce qui arrive bientôt ?',
      continueWatching: 'Où en étais-je ?',
    },
  },
}
