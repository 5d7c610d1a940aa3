import { sliceTexts } from '@starnest/contract/text/texts'

/** Why a folder of the family's disk is not taken, whatever is in it. */
export const foldersTexts = sliceTexts({
  en: {
    not_absolute: 'Write the whole path, such as /home/family/Films.',
    not_a_folder: 'There is no folder at this path on the computer that Starnest runs on.',
    unreadable: 'Starnest may not read this folder. Give it the right to do so first.',
    inside_data: 'Starnest keeps its own data there. Choose another folder.',
    nested: 'This folder is inside one in the list, or contains one.',
    too_many: 'There are as many folders here as there can be. Remove one first.',
    fixed: 'This folder stands in the settings of the server.',
  },
  es: {
    not_absolute: 'Escribe la ruta completa, por ejemplo /home/familia/Películas.',
    not_a_folder: 'En esa ruta no hay ninguna carpeta en el ordenador donde funciona Starnest.',
    unreadable: 'Starnest no puede leer esta carpeta. Dale permiso primero.',
    inside_data: 'Ahí guarda Starnest sus propios datos. Elige otra carpeta.',
    nested: 'Esta carpeta está dentro de una de la lista, o contiene una.',
    too_many: 'Aquí no caben más carpetas. Quita una primero.',
    fixed: 'Esta carpeta está en la configuración del servidor.',
  },
  fr: {
    not_absolute: 'Écrivez le chemin complet, par exemple /home/famille/Films.',
    not_a_folder: 'Il n’y a pas de dossier à cet endroit sur l’ordinateur où tourne Starnest.',
    unreadable: 'Starnest ne peut pas lire ce dossier. Donnez-lui-en d’abord le droit.',
    inside_data: 'Starnest y garde ses propres données. Choisissez un autre dossier.',
    nested: 'Ce dossier se trouve dans un dossier de la liste, ou en contient un.',
    too_many: 'Il ne peut pas y avoir plus de dossiers ici. Retirez-en un d’abord.',
    fixed: 'Ce dossier figure dans les réglages du serveur.',
  },
})
