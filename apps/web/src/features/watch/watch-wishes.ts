import { createContext } from 'react'

/** What whoever is watching wants of every film: the next one begins by itself, and films begin with
 *  captions. For a child only an episode follows. */
export type WatchWishes = { autoPlay: boolean; showSubtitles: boolean; isChild: boolean }

/** What holds until it is known who is watching. */
export const NO_WISHES: WatchWishes = { autoPlay: false, showSubtitles: false, isChild: true }

/** The wishes that the player goes by. The page that knows the profile says them. */
export const WatchWishesContext = createContext<WatchWishes>(NO_WISHES)
