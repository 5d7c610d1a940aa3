/** The audio of the page: one for all rounds, since browsers count them. */
let audio: AudioContext | undefined

/** The audio of the page, which runs. Has to be asked for while a press is answered: browsers let no page be
 *  heard before somebody pressed something. */
export async function jamAudio(): Promise<AudioContext> {
  audio ??= new AudioContext({ latencyHint: 'interactive' })
  if (audio.state !== 'running') await audio.resume()
  return audio
}
