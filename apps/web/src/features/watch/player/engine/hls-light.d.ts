/** hls.js ships its light build without types of its own; its class is the full one's. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
