import type { AudioTrack, SubtitleTrack } from '../../../../ports/media/media.ts'
import type { ProbedAudio, ProbedSubtitle } from './probing/probe-report.ts'

/** Letters of a track's name that are read. */
const MAX_NAME_LENGTH = 200

/** What those who made the film say of it, as people name such a track. */
const COMMENTARY =
  /comment(?:ary|aries|aire|ario|o\b)|kommentar|commento|комментари|解説|評論|コメンタリー|评论|코멘터리|تعليق|कमेंट्री/iu

/** Sound for who does not see. */
const DESCRIPTION =
  /audio[ -]?descri|descri(?:ptive|bed video|ptive video)|visually impaired|hörfilm|audiodeskription|audiodescri|тифлокомментари|音声ガイド|口述影像|화면 ?해설|وصف صوتي/iu

/** Subtitles that say only what is foreign. */
const FORCED =
  /(?:^|[\s([-])forced(?:$|[\s)\]-])|signs|foreign parts|erzwungen|forcés|forzados|forçad/iu

/** Subtitles for who does not hear. */
const SDH =
  /(?:^|[\s([-])(?:sdh|cc|hoh|hi)(?:$|[\s)\]-])|hearing[ -]impaired|gehörlos|hörgeschädigt|malentendants|sourds|sordos|surdos|non udenti/iu

const nameOf = (title: string | undefined) => (title ?? '').slice(0, MAX_NAME_LENGTH)

/** What a sound is for: by what the file marks it as, else by what it is called. */
export function purposeOf({ disposition, tags }: ProbedAudio): NonNullable<AudioTrack['purpose']> {
  const name = nameOf(tags.title)
  if (disposition.visual_impaired === 1 || disposition.descriptions === 1) return 'description'
  if (DESCRIPTION.test(name)) return 'description'
  return disposition.comment === 1 || COMMENTARY.test(name) ? 'commentary' : 'main'
}

/** The same of subtitles; undefined: what is said, and nothing else. */
export function captionKindOf({ disposition, tags }: ProbedSubtitle): SubtitleTrack['kind'] {
  const name = nameOf(tags.title)
  if (disposition.comment === 1 || COMMENTARY.test(name)) return 'commentary'
  if (disposition.forced === 1 || FORCED.test(name)) return 'forced'
  return disposition.hearing_impaired === 1 || SDH.test(name) ? 'sdh' : undefined
}
