import type { EngineHealth } from '@starnest/contract/health'

const MISSING =
  'ffmpeg was not found, so films play directly, without adaptive streams and seek pictures: ' +
  'install it, or name it in FFMPEG_PATH and FFPROBE_PATH.'

/** The first version in which a decoder no longer writes past its memory when pictures are drawn from
 *  a hostile file (CVE-2026-8461, MagicYUV). That decoder is never started here, whatever the
 *  version. */
const MENDED = [8, 1, 2] as const

const OLD =
  'It is older than 8.1.2, which mends a decoder that hostile files could break into; Starnest ' +
  'never starts that decoder, and a newer ffmpeg is better still.'

const NO_FINGERPRINTS =
  'It was built without Chromaprint, so intros and credits are found by the chapters of films ' +
  'alone, not by their sound.'

/** What was found out about an ffmpeg that is installed. */
export type Engine = { readonly version: string; readonly hasFingerprints: boolean }

/** What ffmpeg calls itself when asked for its version; undefined when it is no ffmpeg. */
export function readVersion(said: string): string | undefined {
  return /^ffmpeg version (\S+)/.exec(said)?.[1]
}

/** How the engine is; undefined: it is not installed. An old one is no fault, since distributions mend bugs without a
 *  new number, and neither is one that cannot do everything: it is only mentioned. */
export function engineHealth(engine: Engine | undefined): EngineHealth {
  if (engine === undefined) return { state: 'degraded', detail: MISSING }
  const { version, hasFingerprints } = engine
  const mentioned = [
    ...(isOlder(version) ? [OLD] : []),
    ...(hasFingerprints ? [] : [NO_FINGERPRINTS]),
  ]
  const detail = [`ffmpeg ${version}`, mentioned.join(' ')].filter(Boolean).join('. ')
  return { state: 'ok', detail }
}

/** Whether a version such as `5.1.9-0+deb12u1` or `n8.1` is older than the mended one; one that is
 *  named after its source, such as `N-120000-gabcdef`, is not. */
function isOlder(version: string): boolean {
  const numbers = /^n?(\d+)\.(\d+)(?:\.(\d+))?/.exec(version)?.slice(1)
  if (!numbers) return false
  for (const [place, mended] of MENDED.entries()) {
    const number = Number(numbers[place] ?? 0)
    if (number !== mended) return number < mended
  }
  return false
}
