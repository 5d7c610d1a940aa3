/** A session as WebXR describes it; `asked`: what surfaces were searched from, and that the search was given back. */
export function fakeXrSession({ hasHits = true } = {}) {
  const session = Object.assign(new EventTarget(), {
    isEnded: false,
    asked: [] as unknown[],
    requestReferenceSpace: async (type: string) => ({ type }),
    ...(hasHits && {
      requestHitTestSource: async ({ space }: { space: { type: string } }) => {
        session.asked.push(space.type)
        return { cancel: () => session.asked.push('cancelled') }
      },
    }),
    async end() {
      session.isEnded = true
      session.dispatchEvent(new Event('end'))
    },
  })
  return session
}
