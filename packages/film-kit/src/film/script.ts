import type { Look } from '../light/look.ts'
import type { MusicSection } from '../score/section.ts'
import type { SoundEffect } from '../score/sound-effect.ts'
import type { Vec2, Vec3 } from '../time/keyframes.ts'
import type { LetteringPlan } from '../title/lettering.ts'
import type { FilmSet } from './film-set.ts'

/** Somebody in the cast or the credits, and what they play or did. */
export type Person = { name: string; role: string }

/** What a catalogue shows of a film. Genre, category and rating are words of the catalogue. */
export type FilmAbout = {
  slug: string
  kind: 'film' | 'trailer'
  title: string
  tagline: string
  description: string
  genre: string
  category: string
  /** The series it is an episode of. Seasons and episodes count from 1. */
  series?: { slug: string; title: string; season: number; episode: number }
  releaseYear: number
  rating: string
  cast: Person[]
  credits: Person[]
}

/** How one person of the film sounds. Pitch 1 is the voice as recorded; tempo 1 its speed. */
export type Voice = { name: string; pitch: number; tempo: number; formant: 'kept' | 'shifted' }

/** A spoken line: `at` in seconds of the film, `who` a key of the film's voices. */
export type SpokenLine = { at: number; who: string; text: string }

/** All that is heard: `voices` by the key that lines and mouths use; lines, music and effects say
 *  when they begin, in seconds of the film. */
export type FilmSound = {
  voices: Record<string, Voice>
  lines: SpokenLine[]
  music: MusicSection[]
  effects: SoundEffect[]
}

/** What the sound tells the picture. */
export type Cues = {
  /** Mouth opening 0 to 1 of a speaker at this frame. */
  talk: (who: string) => number
}

/** How the lens sees one frame. */
export type FramePlan = {
  /** The point that is sharp, or its distance from the lens in metres. */
  focus: Vec3 | number
  /** Metres before and behind the focus that stay sharp; 2 unless said. */
  range?: number
  /** Depth of field, 0 (all sharp) to 1. */
  blur?: number
  /** Another grade for this frame; lamps stay as the set has them. */
  look?: Look
  /** Circle closing on a point of the picture; radius in picture heights. */
  iris?: { radius: number; at: Vec2 }
  /** 0 to 1: on top of the shot's own fades. */
  fade?: number
  lettering?: LetteringPlan
}

/** One frame: moves actors and camera for time `t` (seconds in the shot) and says how it is seen.
 *  It must give the same picture for the same time, whatever was drawn before. */
export type Act = (t: number, cues: Cues) => FramePlan

/** A stretch of film between two cuts: its light, its lens and its acting. `seconds` is rounded to
 *  whole frames. */
export type Shot = {
  name: string
  seconds: number
  look: Look
  /** Vertical angle of view, degrees; 30 unless said. */
  lens?: number
  /** Half the width of the square that has shadows, metres; 9 unless said. */
  shadowSpan?: number
  /** Fades from and to the film's backdrop, seconds; 0 is a cut. */
  fadeIn?: number
  fadeOut?: number
  /** Moves like paper or clay under a camera: every picture stands for two frames. */
  onTwos?: boolean
  /** Dresses the set once and gives the acting. */
  stage: (set: FilmSet) => Act
}

/** One frame of a shot, drawn as a still. */
export type Still = { shot: Shot; at: number }

/** A whole film: what it is, sounds like and shows. `poster` and `backdrop` are the stills of its
 *  key art. */
export type FilmScript = {
  about: FilmAbout
  sound: FilmSound
  /** Colour behind fades and iris. */
  backdropColor: string
  /** Lettering font: a family of Fontsource and its weights. */
  font: { family: string; weights: number[] }
  shots: Shot[]
  poster: Still
  backdrop: Still
}

/** Marks a film's script, so that its types are checked where it is written. */
export const film = (script: FilmScript): FilmScript => script

/** Marks one shot. */
export const shot = (one: Shot): Shot => one

/** What makes a film look and sound like no other: each a short term of its own, such as 'fennec
 *  fox', 'top-down map' or '7/8 Phrygian, oud-like guitar'. No two films share more than two. */
export type FilmCraft = {
  hero: string
  world: string
  light: string
  camera: string
  story: string
  music: string
  lettering: string
}

/** A piece of one of the film's shots; `from` and `seconds` are seconds of that shot. */
export type Cut = { shot: string; from: number; seconds: number }

/** A film's trailer: pieces of its shots in a new order under a sound of its own. Mouths keep the
 *  words of the film, so its lines are a narrator's. */
export type TrailerScript = { cuts: Cut[]; sound: FilmSound }

/** Marks a trailer's script. */
export const trailer = (script: TrailerScript): TrailerScript => script

/** What a clip is for. */
export type ClipAbout = {
  slug: string
  kind: 'clip'
  title: string
  use: 'intro' | 'leo' | 'jam-demo' | 'jam-background' | 'party' | 'page'
  /** Its last frame leads into its first one. */
  loop: boolean
  credits: Person[]
}

/** A short piece of film that the pages of the app show: no lines, no title in the catalogue.
 *  `stillAt`, in seconds, is the frame that stands for it. */
export type ClipScript = Omit<FilmScript, 'about' | 'poster' | 'backdrop'> & {
  about: ClipAbout
  stillAt: number
}

/** Marks a clip's script. */
export const clip = (script: ClipScript): ClipScript => script

/** Portraits: the frame in the middle of each shot, square, under the shot's name. */
export type PortraitScript = Pick<FilmScript, 'backdropColor' | 'font' | 'shots'>

/** Marks a script of portraits. */
export const portraits = (script: PortraitScript): PortraitScript => script
