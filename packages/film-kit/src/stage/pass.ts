import {
  BufferAttribute,
  BufferGeometry,
  Camera,
  type IUniform,
  Mesh,
  Scene,
  ShaderMaterial,
  type Texture,
  Vector2,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'

/** A full-screen shader. `place` is the texture coordinate, (0, 0) bottom left. */
export function passMaterial(fragment: string, uniforms: Record<string, IUniform>): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader:
      'varying vec2 place; void main(){ place=position.xy*.5+.5; gl_Position=vec4(position.xy,0.,1.); }',
    fragmentShader: `varying vec2 place;\n${fragment}`,
    uniforms,
    depthTest: false,
    depthWrite: false,
  })
}

/** Uniforms of a one-way blur: what it reads, and the step between two samples. */
export function blurUniforms() {
  const source: IUniform<Texture | null> = { value: null }
  return { source, step: { value: new Vector2() } }
}

/** Runs full-screen shaders one after the other. */
export class PassRunner {
  readonly #renderer: WebGLRenderer
  readonly #triangle: Mesh
  readonly #scene = new Scene()
  readonly #camera = new Camera()

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer
    const corners = new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0])
    const geometry = new BufferGeometry().setAttribute('position', new BufferAttribute(corners, 3))
    this.#triangle = new Mesh(geometry)
    this.#triangle.frustumCulled = false
    this.#scene.add(this.#triangle)
  }

  run(material: ShaderMaterial, target: WebGLRenderTarget): void {
    this.#triangle.material = material
    this.#renderer.setRenderTarget(target)
    this.#renderer.render(this.#scene, this.#camera)
  }
}
