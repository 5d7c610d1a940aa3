import { sliceTexts } from '@starnest/contract/text/texts'

/** What is asked and said when files of the bin are deleted for good. */
export const deleteForGoodTexts = sliceTexts({
  en: {
    deleteNowTitle: 'Delete this file for good?',
    emptyBinTitle: 'Empty the bin?',
    deleteNowText: 'It cannot be restored after that.',
    emptyBinText:
      'Everything in it that you may delete is then gone for good. Files of library folders stay where they are.',
    deleteForGood: 'Delete for good',
    deletedForGood_one: '{{count}} file is gone for good',
    deletedForGood_other: '{{count}} files are gone for good',
    freed: '{{size}} are free again.',
    cancel: 'Cancel',
    deleteFailed: 'Not everything could be deleted.',
    emptyBin: 'Empty the bin',
  },
  es: {
    deleteNowTitle: '¿Borrar este archivo para siempre?',
    emptyBinTitle: '¿Vaciar la papelera?',
    deleteNowText: 'Después no se podrá restaurar.',
    emptyBinText:
      'Todo lo que puedes borrar de ella desaparece para siempre. Los archivos de carpetas de la biblioteca se quedan donde están.',
    deleteForGood: 'Borrar para siempre',
    deletedForGood_one: '{{count}} archivo borrado para siempre',
    deletedForGood_other: '{{count}} archivos borrados para siempre',
    freed: '{{size}} vuelven a estar libres.',
    cancel: 'Cancelar',
    deleteFailed: 'No se ha podido borrar todo.',
    emptyBin: 'Vaciar la papelera',
  },
  fr: {
    deleteNowTitle: 'Supprimer ce fichier pour de bon ?',
    emptyBinTitle: 'Vider la corbeille ?',
    deleteNowText: 'Il ne pourra plus être restauré.',
    emptyBinText:
      'Tout ce que vous pouvez y supprimer disparaît pour de bon. Les fichiers des dossiers de la bibliothèque restent à leur place.',
    deleteForGood: 'Supprimer pour de bon',
    deletedForGood_one: '{{count}} fichier supprimé pour de bon',
    deletedForGood_other: '{{count}} fichiers supprimés pour de bon',
    freed: '{{size}} sont de nouveau libres.',
    cancel: 'Annuler',
    deleteFailed: 'Tout n’a pas pu être supprimé.',
    emptyBin: 'Vider la corbeille',
  },
})
