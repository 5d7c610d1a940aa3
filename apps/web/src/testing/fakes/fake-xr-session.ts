/** A session as WebXR describes it; `asked`: what surfaces were searched from, and that the search was given back;
 *  `hasPage`: it draws the page over the room. */
export function fakeXrSession({ hasHits = true, hasPage = false } = {}) {
  const session = Object.assign(new EventTarget(), {
    isEnded: false,
    ...(hasPage && { domOverlayState: { type: 'screen' } }),
    asked: [] as unknown[],
    requestReferenceSpace: async (type: string) => ({ type }),
    ...(hasHits && {
      requestHitTestSource: async ({ space }: { space: { type: string } }) => {
        session.asked.push(space.type)
        return { cancel: () => session.asked.push('cancelled') }
      },
    }),
    /** Somebody presses what the device has for it, and points along a ray; null: nobody knows where. */
    select(transform: object | null) {
      const frame = { getPose: () => (transform ? { transform } : null) }
      session.dispatchEvent(Object.assign(new Event('select'), { frame, inputSource: {} }))
    },
    async end() {
      session.isEnded = true
      session.dispatchEvent(new Event('end'))
    },
  })
  return session
}
