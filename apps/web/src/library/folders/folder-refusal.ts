import { type FolderRefusal, folderRefusalSchema } from '@starnest/contract/files/library'
import * as z from 'zod/mini'
import { HttpError } from '../../platform/calls/http.ts'
import { useTexts } from '../../platform/texts.ts'
import { useRefusal } from '../refusal/use-refusal.ts'

const detailsSchema = z.object({ reason: folderRefusalSchema })

/** The way to say why a folder of the family's disk was not taken, in the language of the interface. */
export function useFolderRefusal(): (error: Error) => string {
  const t = useTexts('household/folders')
  const explain = useRefusal()
  return (error) => {
    const reason = folderRefusalOf(error)
    return reason ? t(reason) : explain(error).text
  }
}

/** Why a folder was not taken; null: for a reason that is none of folders. */
function folderRefusalOf(error: Error): FolderRefusal | null {
  if (!(error instanceof HttpError)) return null
  const details = detailsSchema.safeParse(error.details)
  return details.success ? details.data.reason : null
}
