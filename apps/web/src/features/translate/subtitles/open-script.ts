import { MAX_SCRIPT_CHARACTERS } from '@starnest/contract/translate/translate'
import { decodeText } from '../../../platform/text-file/decode-text.ts'

/** Most bytes of a file that is opened: a million characters in any charset. */
export const MAX_FILE_BYTES = 4 * 1024 * 1024

/** Kinds of files that are offered; which it is, its bytes say. */
export const SCRIPT_FILES = '.srt,.vtt,.ass,.ssa,.txt,text/plain,text/vtt'

/** What became of a file that was opened. */
export type OpenedScript =
  | { is: 'opened'; name: string; text: string; charset: string }
  | { is: 'fileTooLarge' | 'fileNoText' | 'fileEmpty' | 'scriptTooLong'; name: string }

/** Reads a file as text, in whatever charset it is. */
export async function openScript(file: File): Promise<OpenedScript> {
  const { name } = file
  if (file.size > MAX_FILE_BYTES) return { is: 'fileTooLarge', name }
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (!decoded) return { is: 'fileNoText', name }
  if (decoded.text.trim() === '') return { is: 'fileEmpty', name }
  if (decoded.text.length > MAX_SCRIPT_CHARACTERS) return { is: 'scriptTooLong', name }
  return { is: 'opened', name, ...decoded }
}
