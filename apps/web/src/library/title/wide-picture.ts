import type { Animation } from '@starnest/contract/catalog/catalog'

/** The wide picture of a title, to be drawn as an Artwork; without one, its poster, which is shown
 *  whole: cut to a strip it would be a piece of its lettering. */
export const widePicture = ({
  backdropUrl,
  backdrop,
  thumbnailUrl,
  poster,
}: Pick<Animation, 'backdropUrl' | 'backdrop' | 'thumbnailUrl' | 'poster'>) =>
  backdropUrl === null
    ? { src: thumbnailUrl, picture: poster, isWhole: true }
    : { src: backdropUrl, picture: backdrop }
