import type { Playback } from '@starnest/contract/watch/watch'
import type { MediaExamination } from '../../../ports/media/media.ts'

/** Names of subtitles that are pictures, by what ffmpeg calls them. */
const PICTURE_FORMATS: Readonly<Record<string, string>> = {
  hdmv_pgs_subtitle: 'PGS',
  dvd_subtitle: 'VobSub',
  dvb_subtitle: 'DVB',
  xsub: 'XSUB',
}

/** The sounds of a film, and its subtitles that are pictures. */
export function tracksOf(
  facts: Pick<MediaExamination, 'audio' | 'subtitles'> | null,
): Pick<Playback, 'sounds' | 'pictureSubtitles'> {
  const { audio = [], subtitles = [] } = facts ?? {}
  const first = Math.max(
    0,
    audio.findIndex(({ isDefault }) => isDefault),
  )
  return {
    sounds: audio.map(({ language, label, channels, purpose = 'main' }, nth) => ({
      ...{ language, label, purpose, channels },
      isDefault: nth === first,
    })),
    pictureSubtitles: subtitles.flatMap(({ codec, language, label, kind }) => {
      const format = PICTURE_FORMATS[codec]
      return format ? [{ format, language, label, ...(kind && { kind }) }] : []
    }),
  }
}
