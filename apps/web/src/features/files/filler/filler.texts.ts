import { sliceTexts } from '@starnest/contract/text/texts'

/** What the filler says. */
export const fillerTexts = sliceTexts({
  en: {
    useAsFiller: 'Use as Filler',
    useAsFillerNamed: 'Use as Filler: {{name}}',
    stopFiller: 'Stop using as Filler',
    stopFillerNamed: 'Stop using as Filler: {{name}}',
    fillerChosen: 'This video now plays where nothing else does',
    fillerStopped: "Starnest's own clip plays again",
    fillerText: 'You find it on pages 1 to 4, and at the end of a film.',
    fillerFailed: 'That could not be saved.',
  },
  es: {
    useAsFiller: 'Usar como relleno',
    useAsFillerNamed: 'Usar como relleno: {{name}}',
    stopFiller: 'Dejar de usar como relleno',
    stopFillerNamed: 'Dejar de usar como relleno: {{name}}',
    fillerChosen: 'Este vídeo se ve ahora donde no hay otra cosa',
    fillerStopped: 'Se ve de nuevo el clip de Starnest',
    fillerText: 'Está en las páginas 1 a 4 y al final de una película.',
    fillerFailed: 'No se ha podido guardar.',
  },
  fr: {
    useAsFiller: 'En interlude',
    useAsFillerNamed: 'En interlude : {{name}}',
    stopFiller: 'Ne plus utiliser comme interlude',
    stopFillerNamed: 'Ne plus utiliser comme interlude : {{name}}',
    fillerChosen: 'Cette vidéo passe désormais là où il n’y a rien d’autre',
    fillerStopped: 'Le clip de Starnest passe à nouveau',
    fillerText: 'Vous la trouvez sur les pages 1 à 4 et à la fin d’un film.',
    fillerFailed: 'L’enregistrement a échoué.',
  },
})
