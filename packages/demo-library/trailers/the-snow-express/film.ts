import { film } from '@starnest/film-kit/film/script'
import { about } from './about.ts'
import { breakthrough, keyArt } from './drift-shots.ts'
import { snowballs } from './mountain-shots.ts'
import { sound } from './sound.ts'
import { departure } from './station-shots.ts'
import { fromTheRail, overTheViaduct } from './valley-shots.ts'

export default film({
  about,
  sound,
  backdropColor: '#0a1440',
  font: { family: 'Limelight', weights: [400] },
  shots: [departure, overTheViaduct, fromTheRail, snowballs, breakthrough],
  poster: { shot: keyArt('poster'), at: 0 },
  backdrop: { shot: keyArt('backdrop'), at: 0 },
})
