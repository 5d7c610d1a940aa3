import type { Page } from '@playwright/test'

/** Gives the page a headset that is not there: one eye, straight ahead, as large as a small window. The page draws
 *  into its canvas as it would for a real one. */
export async function wearFakeHeadset(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const straight = new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    const lens = new Float32Array([1, 0, 0, 0, 0, 1.5, 0, 0, 0, 0, -1, -1, 0, 0, -0.2, 0])
    const transform = { matrix: straight, inverse: { matrix: straight }, position: {} }
    const view = { eye: 'none', projectionMatrix: lens, transform }
    class FakeLayer {
      framebuffer = null
      framebufferWidth = 320
      framebufferHeight = 180
      ignoreDepthValues = true
      getViewport = () => ({ x: 0, y: 0, width: 320, height: 180 })
    }
    class FakeSession extends EventTarget {
      renderState = { layers: [] }
      inputSources = []
      enabledFeatures = []
      environmentBlendMode = 'opaque'
      pictures = 0
      updateRenderState = () => undefined
      requestReferenceSpace = async () => ({})
      cancelAnimationFrame = (id: number) => cancelAnimationFrame(id)
      requestAnimationFrame(draw: (nowMs: number, frame: unknown) => void) {
        return requestAnimationFrame((nowMs) => {
          this.pictures += 1
          draw(nowMs, { session: this, getViewerPose: () => ({ views: [view], transform }) })
        })
      }
      async end() {
        this.dispatchEvent(new Event('end'))
      }
    }
    const headset = Object.assign(new EventTarget(), {
      isSessionSupported: async (mode: string) => mode === 'immersive-vr',
      async requestSession() {
        const session = new FakeSession()
        Object.assign(window, { fakeSession: session })
        return session
      },
    })
    Object.defineProperty(navigator, 'xr', { value: headset })
    Object.assign(window, { XRWebGLLayer: FakeLayer, XRWebGLBinding: undefined })
    Object.assign(WebGL2RenderingContext.prototype, { makeXRCompatible: async () => undefined })
  })
}

/** Pictures that the headset has been given; undefined: nobody wears it. */
export const headsetPictures = (page: Page) =>
  page.evaluate((): number | undefined => Reflect.get(window, 'fakeSession')?.pictures)

/** The headset ends the visit by itself, as when it is taken off. */
export const takeHeadsetOff = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'fakeSession').end())
