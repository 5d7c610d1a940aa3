/** Height of one caption line as a share of the player's height: WebVTT draws text at 5 % of it, and
 *  player.css spaces lines by 1.35. */
const LINE_SHARE = 0.05 * 1.35

/** The WebVTT `line` that keeps captions above the controls: -1 is the lowest line, -4 leaves three
 *  lines free beneath. Heights in CSS pixels; 0 controls (hidden) or no player gives -1. */
export function captionLineAbove(controlsHeightPx: number, playerHeightPx: number): number {
  if (controlsHeightPx <= 0 || playerHeightPx <= 0) return -1
  return -1 - Math.ceil(controlsHeightPx / (LINE_SHARE * playerHeightPx))
}
