import { sliceTexts } from '@starnest/contract/text/texts'

/** What grown-ups read about how much a profile may upload. */
export const quotaTexts = sliceTexts({
  en: {
    title: 'Uploads',
    intro: 'How much of the disk {{name}} may fill. What lies in the bin counts until it is gone.',
    used: '{{used}} GB uploaded',
    usedOf: '{{used}} GB of {{quota}} GB uploaded',
    ofQuota: 'Uploaded of what is allowed',
    may: 'May upload',
    asMuch: 'As much as the disk takes',
    nothing: 'Nothing more',
    gigabytes: '{{count}} GB',
    saved: 'Saved: it holds from now on',
    saveFailed: 'That could not be saved. Please try again.',
    loading: 'Loading...',
  },
  es: {
    title: 'Subidas',
    intro:
      'Cuánto disco puede llenar {{name}}. Lo que hay en la papelera cuenta hasta que desaparece.',
    used: '{{used}} GB subidos',
    usedOf: '{{used}} GB de {{quota}} GB subidos',
    ofQuota: 'Subido de lo permitido',
    may: 'Puede subir',
    asMuch: 'Lo que quepa en el disco',
    nothing: 'Nada más',
    gigabytes: '{{count}} GB',
    saved: 'Guardado: vale desde ahora',
    saveFailed: 'No se ha podido guardar. Inténtalo de nuevo.',
    loading: 'Cargando...',
  },
  fr: {
    title: 'Importations',
    intro:
      'La place que {{name}} peut prendre sur le disque. Ce qui est dans la corbeille compte jusqu’à sa disparition.',
    used: '{{used}} Go importés',
    usedOf: '{{used}} Go importés sur {{quota}} Go',
    ofQuota: 'Importé sur ce qui est permis',
    may: 'Peut importer',
    asMuch: 'Autant que le disque en prend',
    nothing: 'Rien de plus',
    gigabytes: '{{count}} Go',
    saved: 'Enregistré : valable dès maintenant',
    saveFailed: 'Impossible d’enregistrer. Réessayez.',
    loading: 'Chargement...',
  },
})
