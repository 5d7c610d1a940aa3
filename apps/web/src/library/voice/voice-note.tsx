import { languageName } from '../../platform/language-name.ts'
import { useVoiceNote } from '../../platform/sound/voices.ts'
import { useLanguage, useTexts } from '../../platform/texts.ts'

type VoiceNoteProps = {
  /** Of what is read, BCP 47. */
  language: string
  className: string
}

/** Says where answers of the host cannot be read aloud in this browser, or are sent to a service for it. */
export function VoiceNote({ language, className }: VoiceNoteProps) {
  const t = useTexts('host/reading')
  const note = useVoiceNote(language)
  const name = languageName(language, useLanguage())
  return note && <p className={className}>{t(note, { language: name })}</p>
}
