/** Milliseconds after which what can wait goes on all the same, one step. */
const LONGEST_WAIT_MS = 400

let busy = 0
let free = Promise.withResolvers<void>()

/** Does work whose pictures somebody waits for. */
export async function decodeFirst<T>(work: () => Promise<T>): Promise<T> {
  busy += 1
  try {
    return await work()
  } finally {
    busy -= 1
    if (busy === 0) {
      free.resolve()
      free = Promise.withResolvers()
    }
  }
}

/** Lets what somebody waits for go first: decoders share the processor. */
export async function letOthersDecode(): Promise<void> {
  if (busy === 0) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT_MS)
  })
  await Promise.race([free.promise, patience])
  clearTimeout(timer)
}
