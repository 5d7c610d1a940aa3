import { sliceTexts } from '@starnest/contract/text/texts'

/** What Leo answers when the gate stops a message. Nothing of the message is in it, and no phone number:
 *  a wrong one would do harm. `child` is for children, `grown` for teens and adults. */
export const safetyTexts = sliceTexts({
  en: {
    'block.child': 'Let’s use kind words. Shall we find a film together?',
    'block.grown': 'I’d rather not talk about that. Shall we find a film?',
    'redirect.child': 'I only look among the films for you. Shall I pick one?',
    'redirect.grown':
      'I keep to the rules of this profile. A grown-up can change them in the settings.',
    'distress.child':
      'That sounds hard, and it is not your fault. Please talk to a grown-up you trust, right now.',
    'distress.grown':
      'That sounds hard. Please talk to somebody you trust; there are helplines where people listen. In danger, call the emergency services.',
    'personal.child': 'Keep that to yourself, it is yours alone. I have not kept it.',
    'personal.grown': 'Better keep that to yourself. I have not kept it.',
  },
  es: {
    'block.child': 'Usemos palabras amables. ¿Buscamos una película?',
    'block.grown': 'Prefiero no hablar de eso. ¿Buscamos una película?',
    'redirect.child': 'Solo busco entre las películas para ti. ¿Elijo una?',
    'redirect.grown': 'Sigo las normas de este perfil. Un adulto puede cambiarlas en los ajustes.',
    'distress.child':
      'Eso suena difícil, y no es culpa tuya. Habla ahora mismo con un adulto de confianza.',
    'distress.grown':
      'Eso suena difícil. Habla con alguien de confianza; hay líneas de ayuda donde te escuchan. Si hay peligro, llama a emergencias.',
    'personal.child': 'Guárdalo para ti, es solo tuyo. Yo no lo he guardado.',
    'personal.grown': 'Mejor guárdalo para ti. Yo no lo he guardado.',
  },
  fr: {
    'block.child': 'Parlons avec des mots gentils. On cherche un film ?',
    'block.grown': 'Je préfère ne pas en parler. On cherche un film ?',
    'redirect.child': 'Je cherche seulement parmi les films pour toi. J’en choisis un ?',
    'redirect.grown':
      'Je suis les règles de ce profil. Un adulte peut les changer dans les réglages.',
    'distress.child':
      'Cela a l’air difficile, et ce n’est pas ta faute. Parle tout de suite à un adulte de confiance.',
    'distress.grown':
      'Cela a l’air difficile. Parlez à quelqu’un de confiance ; des lignes d’écoute existent. En cas de danger, appelez les secours.',
    'personal.child': 'Garde cela pour toi, c’est à toi. Je ne l’ai pas gardé.',
    'personal.grown': 'Mieux vaut le garder pour vous. Je ne l’ai pas gardé.',
  },
})
