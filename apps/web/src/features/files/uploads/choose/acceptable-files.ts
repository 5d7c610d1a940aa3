/** What a file chooser offers: the three kinds, and containers whose type browsers do not know. */
export const ACCEPTED_FILES = [
  'image/*,video/*,audio/*,.mkv,.avi,.ts,.m2ts,.mpg,.mpeg,.vob,.mod,.tod,.flv,.wmv,.asf,.ogv',
  '.flac,.opus,.heic',
].join(',')

const MEDIA = /^(?:image|video|audio)\//
/** Pictures that carry scripts; the server takes none. */
const SVG = 'image/svg+xml'
const MEDIA_EXTENSION =
  /\.(?:mp4|m4v|mov|mkv|webm|avi|wmv|asf|flv|mpe?g|vob|mod|tod|m?2?ts|3gp|ogv|mp3|m4a|aac|flac|wav|ogg|opus|jpe?g|png|gif|webp|avif|heic|bmp|tiff?)$/i

/** Whether a file may be a video, a picture or sound, as far as its name and the browser tell. The
 *  server looks into its bytes. */
export function mayBeMedia({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  if (type === SVG) return false
  return MEDIA.test(type) || MEDIA_EXTENSION.test(name)
}
