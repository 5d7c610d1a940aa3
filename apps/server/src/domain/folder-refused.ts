import { AppError } from '@starnest/contract/errors'
import type { FolderRefusal } from '@starnest/contract/files/library'

/** Why a folder of this computer is not taken, whatever it was meant for. */
const SENTENCES = {
  not_absolute: 'Write the whole path of the folder, from its beginning.',
  not_a_folder: 'There is no folder at this path on the computer that Starnest runs on.',
  silent: 'The disk of this folder does not answer: connect it, or switch it on, and try again.',
  unreadable: 'Starnest may not read this folder: give it the right to.',
  inside_data: 'Starnest keeps its own things there: choose another folder.',
}

/** Makes refusals of folders; `own` are the sentences that say what the folder is for. */
export const folderRefusals =
  (own: Record<Exclude<FolderRefusal, keyof typeof SENTENCES>, string>) =>
  (reason: FolderRefusal): AppError => {
    const message = { ...SENTENCES, ...own }[reason]
    return new AppError('invalid_request', { message, details: { reason } })
  }
