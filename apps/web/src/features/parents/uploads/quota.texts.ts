import { sliceTexts } from '@starnest/contract/text/texts'

/** What grown-ups read about how much a profile may upload. */
export const quotaTexts = sliceTexts({
  en: {
    title: 'Uploads',
    intro: 'How much of the disk {{name}} may use. Files in the bin count until they are gone.',
    used: '{{used}} GB uploaded',
    usedOf: '{{used}} GB of {{quota}} GB uploaded',
    ofQuota: 'Uploaded, out of the space allowed',
    may: 'May upload',
    asMuch: 'As much as the disk holds',
    nothing: 'Nothing more',
    gigabytes: '{{count}} GB',
    saved: 'Saved. It applies from now on.',
    saveFailed: 'That could not be saved.',
    loading: 'Loading...',
  },
  es: {
    title: 'Subidas',
    intro:
      'Cuánto espacio del disco puede usar {{name}}. Los archivos de la papelera cuentan hasta que desaparecen.',
    used: '{{used}} GB subidos',
    usedOf: '{{used}} GB de {{quota}} GB subidos',
    ofQuota: 'Espacio usado, del total permitido',
    may: 'Puede subir',
    asMuch: 'Lo que quepa en el disco',
    nothing: 'Nada más',
    gigabytes: '{{count}} GB',
    saved: 'Guardado. Se aplica desde ahora.',
    saveFailed: 'No se ha podido guardar.',
    loading: 'Cargando…',
  },
  fr: {
    title: 'Importations',
    intro:
      'La place que {{name}} peut prendre sur le disque. Les fichiers de la corbeille comptent jusqu’à leur disparition.',
    used: '{{used}} Go importés',
    usedOf: '{{used}} Go importés sur {{quota}} Go',
    ofQuota: 'Place prise, sur la place permise',
    may: 'Peut importer',
    asMuch: 'Autant que le disque peut en contenir',
    nothing: 'Rien de plus',
    gigabytes: '{{count}} Go',
    saved: 'Enregistré. Cela s’applique dès maintenant.',
    saveFailed: 'Impossible d’enregistrer.',
    loading: 'Chargement…',
  },
})
