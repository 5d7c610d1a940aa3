import { type Topics, topicsOf } from '../../topics.ts'
import { nature } from './nature.ts'
import { placesAndWork } from './places-and-work.ts'
import { storiesAndFeelings } from './stories-and-feelings.ts'

/** What films are about, in Spanish. */
export const topics: Topics = topicsOf([nature, placesAndWork, storiesAndFeelings].join('\n'))
