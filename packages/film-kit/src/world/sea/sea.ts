import { AdditiveBlending, Color, DoubleSide, Mesh, PlaneGeometry, ShaderMaterial } from 'three'
import type { FilmSet } from '../../film/film-set.ts'
import { scatter } from '../../time/random.ts'

/** A rolling water surface at `level` metres: two waves, light on their crests, foam in lines. */
export function water(
  set: FilmSet,
  {
    level = 0,
    deep = '#1f6fc0',
    light = '#7fe0f0',
    foam = '#ffffff',
    height = 0.22,
    size = 120,
  } = {},
): void {
  const time = { value: 0 }
  const fog = set.look.fog
  const material = new ShaderMaterial({
    uniforms: {
      time,
      height: { value: height },
      deep: { value: new Color(deep) },
      light: { value: new Color(light) },
      foam: { value: new Color(foam) },
      fogColor: { value: new Color(fog?.color ?? deep) },
      fogRange: { value: [fog?.near ?? 200, fog?.far ?? 300] },
    },
    vertexShader: `uniform float time, height; varying float crest, away; varying vec2 place; varying vec3 vNormal, vEye;
      float wave(vec2 p){ return sin(p.x*.55+time*1.1)*.5+sin(p.y*.7-time*.9+p.x*.25)*.35+sin((p.x+p.y)*1.3+time*1.7)*.15; }
      void main(){ vec3 p=position; place=p.xz; crest=wave(p.xz); p.y+=crest*height;
        float dx=wave(p.xz+vec2(.25,0.))-crest, dz=wave(p.xz+vec2(0.,.25))-crest;
        vNormal=normalize(normalMatrix*normalize(vec3(-dx*height*4.,1.,-dz*height*4.)));
        vec4 v=modelViewMatrix*vec4(p,1.); vEye=normalize(-v.xyz); away=-v.z; gl_Position=projectionMatrix*v; }`,
    fragmentShader: `uniform vec3 deep, light, foam, fogColor; uniform float fogRange[2], time; varying float crest, away; varying vec2 place; varying vec3 vNormal, vEye;
      void main(){ float facing=max(dot(vNormal,vEye),0.); vec3 c=mix(deep,light,clamp(pow(1.-facing,2.)*.7+crest*.3+.15,0.,1.));
        float lines=sin(place.x*1.9+sin(place.y*1.3+time*.6)*1.6+time*.5)*sin(place.y*2.3-time*.4);
        c=mix(c,foam,smoothstep(.62,.95,crest*.55+lines*.5)*.55);
        c+=foam*pow(max(dot(reflect(-vEye,vNormal),normalize(vec3(-.3,.8,-.4))),0.),40.)*.5;
        gl_FragColor=vec4(mix(c,fogColor,smoothstep(fogRange[0],fogRange[1],away)),1.); }`,
  })
  const plane = new PlaneGeometry(size, size, 80, 80).rotateX(-Math.PI / 2)
  const surface = set.add(new Mesh(plane, material))
  surface.position.y = level
  set.everyFrame((t) => {
    time.value = t
  })
}

/** Slanting shafts of light from above: under water, in a forest, through a window. */
export function lightShafts(
  set: FilmSet,
  {
    count = 7,
    color = '#bff4ff',
    power = 0.16,
    spread = 16,
    top = 12,
    length = 18,
    depth = -5,
    slant = 0.3,
    seed = 4,
  } = {},
): void {
  const shafts = scatter(count, seed, (random) => {
    const material = new ShaderMaterial({
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
      blending: AdditiveBlending,
      uniforms: { color: { value: new Color(color) }, power: { value: power } },
      vertexShader:
        'varying vec2 vUv; void main(){ vUv=uv; gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.); }',
      fragmentShader: `uniform vec3 color; uniform float power; varying vec2 vUv;
        void main(){ float across=sin(vUv.x*3.14159265); float down=smoothstep(0.,.75,vUv.y);
          gl_FragColor=vec4(color*across*across*down*power,1.); }`,
    })
    const width = 0.8 + random() * 1.8
    const shaft = set.add(new Mesh(new PlaneGeometry(width, length), material))
    shaft.position.set((random() - 0.5) * spread, top - length / 2, depth - random() * 6)
    shaft.rotation.z = slant + (random() - 0.5) * 0.15
    shaft.renderOrder = 7
    return { uniforms: material.uniforms, phase: random() * 6.3, speed: 0.4 + random() * 0.5 }
  })
  set.everyFrame((t) => {
    for (const { uniforms, phase, speed } of shafts) {
      if (uniforms.power) uniforms.power.value = power * (0.6 + 0.4 * Math.sin(t * speed + phase))
    }
  })
}
