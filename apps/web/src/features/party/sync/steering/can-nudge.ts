/** Whether a browser changes a video's rate by a few hundredths without being heard. Safari does not,
 *  and neither does any browser on an iPhone or iPad: all of those are Safari inside, and say so. */
export function canNudge({ vendor }: Pick<Navigator, 'vendor'>): boolean {
  return !vendor.startsWith('Apple')
}
