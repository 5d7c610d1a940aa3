import { createContext } from 'react'

/** What whoever is watching wants of every film: the next episode of a series begins by itself, and
 *  films begin with captions. */
export type WatchWishes = { autoPlay: boolean; showSubtitles: boolean }

/** The wishes that the player goes by. The page that knows the profile says them. */
export const WatchWishesContext = createContext<WatchWishes>({
  autoPlay: false,
  showSubtitles: false,
})
