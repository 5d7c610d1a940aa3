import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { useTexts } from '../../../platform/texts.ts'
import { InfoTable } from './info-table.tsx'

/** The cookie by name, and for how long it stays. */
export function CookieTable() {
  const t = useTexts('info/cookies')
  return (
    <InfoTable
      caption={t('cookie')}
      columns={[t('name'), t('purpose'), t('lasts')]}
      rows={[[DEVICE_COOKIE, t('devicePurpose'), t('deviceLasts')]]}
    />
  )
}

/** What the browser's own storage keeps, by name, and for how long they stay. */
export function NotesTable() {
  const t = useTexts('info/cookies')
  return (
    <InfoTable
      caption={t('notes')}
      columns={[t('name'), t('purpose'), t('lasts')]}
      rows={[
        ['starnest.language', t('languagePurpose'), t('untilCleared')],
        ['starnest.player', t('playerPurpose'), t('untilCleared')],
        ['starnest.sound', t('soundPurpose'), t('untilCleared')],
        ['starnest.captions', t('captionsPurpose'), t('untilCleared')],
        ['starnest.caption-delays', t('captionDelaysPurpose'), t('untilCleared')],
        ['starnest.contrast', t('contrastPurpose'), t('untilCleared')],
        ['starnest.setup-later', t('setupPurpose'), t('untilCleared')],
        ['starnest.voice', t('voicePurpose'), t('untilCleared')],
        ['starnest.voice-reply', t('voiceReplyPurpose'), t('untilCleared')],
        ['starnest.leo-voice', t('leoVoicePurpose'), t('untilCleared')],
        ['starnest.microphone', t('microphonePurpose'), t('untilCleared')],
        ['starnest-jam-microphone-delay', t('microphonePurpose'), t('untilCleared')],
        ['starnest-jam', t('takesPurpose'), t('untilDeleted')],
        ['starnest.room-view', t('roomPurpose'), t('untilCleared')],
        ['starnest.files.look', t('filesPurpose'), t('untilCleared')],
        ['starnest.party.connections', t('partyPurpose'), t('untilCleared')],
        ['starnest.uploads', t('uploadsPurpose'), t('untilArrived')],
        ['starnest.editor', t('editsPurpose'), t('untilSaved')],
        ['starnest.editor.clipboard', t('clipboardPurpose'), t('untilCleared')],
        ['editor-film', t('browserFilmPurpose'), t('aDay')],
        ['starnest.scroll-places', t('scrollPurpose'), t('untilClosed')],
        ['starnest.intro-seen', t('introPurpose'), t('untilClosed')],
      ]}
    />
  )
}
