import { BackSide, Color, Mesh, ShaderMaterial, SphereGeometry, Vector3, Vector4 } from 'three'
import type { FilmSet } from '../film/film-set.ts'
import { bright, particles } from '../particles/particles.ts'
import type { Vec3 } from '../time/keyframes.ts'
import { scatter } from '../time/random.ts'

/** A sky from zenith (height 0) over the horizon (0.5) to below (1): a colour at each height. */
export type SkyStop = readonly [height: number, color: string]

/** A soft cloud of light: `around` 0 to 1 turns it round the horizon (0.75 is straight ahead of
 *  the camera), `height` as above, `width` about 0.3, its colour is added. */
export type SkyGlow = { around: number; height: number; width: number; color: string }

/** A sky: `stops` in order from the zenith down; `stars` is how many there are, all above the
 *  horizon. */
export type SkyPlan = {
  stops: readonly SkyStop[]
  glows?: readonly SkyGlow[]
  stars?: number
  starColor?: string
  seed?: number
}

/** The painted sky; turn `dome` to turn its colours and glows, the stars stay. */
export type Sky = { dome: Mesh }

const DOME_RADIUS = 90
const STAR_DISTANCE = 80

/** Paints the sky. Colours are worked out per vertex in floats, so that nothing bands. */
export function sky(set: FilmSet, plan: SkyPlan): Sky {
  const dome = new Mesh(new SphereGeometry(DOME_RADIUS, 40, 44), domeMaterial(plan))
  dome.renderOrder = -10
  set.add(dome)
  if (plan.stars) addStars(set, plan.stars, plan.starColor ?? '#fff6d8', plan.seed ?? 1)
  return { dome }
}

function domeMaterial({ stops, glows = [] }: SkyPlan): ShaderMaterial {
  const lights: readonly SkyGlow[] =
    glows.length > 0 ? glows : [{ around: 0, height: 0, width: 1, color: '#000000' }]
  return new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    fog: false,
    uniforms: {
      heights: { value: stops.map(([height]) => height) },
      colors: { value: stops.map(([, color]) => new Color(color)) },
      towards: { value: lights.map(direction) },
      glows: {
        value: lights.map(({ color, width }) => {
          const { r, g, b } = new Color(color)
          return new Vector4(r, g, b, width)
        }),
      },
    },
    vertexShader: `varying vec3 tone; uniform float heights[${stops.length}]; uniform vec3 colors[${stops.length}];
      uniform vec3 towards[${lights.length}]; uniform vec4 glows[${lights.length}];
      void main(){ vec3 n=normalize(position); float height=acos(clamp(n.y,-1.,1.))/3.14159265; tone=colors[0];
        for(int i=1;i<${stops.length};i++) tone=mix(tone,colors[i],smoothstep(heights[i-1],heights[i],height));
        float cloudy=sin(n.x*9.+n.y*7.)*.5+sin(n.z*11.-n.y*13.+n.x*4.)*.5;
        for(int i=0;i<${lights.length};i++){ float q=dot(n,towards[i])-1.;
          tone+=glows[i].rgb*exp(q/(glows[i].w*glows[i].w))*(.85+.25*cloudy); }
        gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.); }`,
    fragmentShader: 'varying vec3 tone; void main(){ gl_FragColor=vec4(tone,1.); }',
  })
}

function direction({ around, height }: SkyGlow): Vector3 {
  const angle = around * Math.PI * 2
  const radius = Math.sin(height * Math.PI)
  return new Vector3(
    -Math.cos(angle) * radius,
    Math.cos(height * Math.PI),
    Math.sin(angle) * radius,
  )
}

function addStars(set: FilmSet, count: number, color: string, seed: number): void {
  const stars = scatter(count, seed * 7 + 3, (random) => {
    const angle = random() * Math.PI * 2
    const rise = random() * 0.95 + 0.03
    const radius = Math.sqrt(1 - rise * rise) * STAR_DISTANCE
    const at: Vec3 = [Math.cos(angle) * radius, rise * STAR_DISTANCE, Math.sin(angle) * radius]
    return {
      at,
      size: 0.22 + random() ** 4 * 0.9,
      phase: random() * 6.28,
      speed: 0.6 + random() * 2,
    }
  })
  const cloud = particles(count, bright(color))
  set.add(cloud.points)
  set.everyFrame((t) => {
    cloud.set((i) => {
      const { at, size, phase, speed } = stars[i] ?? { at: [0, 0, 0], size: 0, phase: 0, speed: 0 }
      return { at, size, opacity: 0.55 + 0.45 * Math.sin(t * speed + phase) }
    })
  })
}
