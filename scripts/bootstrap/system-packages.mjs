import { existsSync } from 'node:fs'
import { runCommand, withProgress } from './command.mjs'

/** Programs of the system that Starnest uses, how to see that they are there, and their packages. */
const PROGRAMS = {
  ffmpeg: {
    probes: [process.env.FFMPEG_PATH ?? 'ffmpeg', process.env.FFPROBE_PATH ?? 'ffprobe'],
    versionFlag: '-version',
    packages: ['ffmpeg'],
  },
  chromium: { probes: ['chromium'], versionFlag: '--version', packages: ['chromium'] },
  'chromium-shell': {
    probes: ['chromium-headless-shell'],
    versionFlag: '--version',
    packages: ['chromium-headless-shell'],
  },
  redis: { probes: ['redis-server'], versionFlag: '--version', packages: ['redis-server'] },
  nginx: { probes: ['nginx'], versionFlag: '-v', packages: ['nginx-light'] },
  festival: {
    probes: ['text2wave'],
    versionFlag: '--help',
    files: ['/usr/share/festival/voices/us/cmu_us_slt_arctic_hts'],
    packages: ['festival', 'festvox-us-slt-hts'],
  },
  // Translates where nothing else is set up; Starnest runs without it.
  apertium: {
    probes: ['apertium'],
    versionFlag: '-V',
    files: ['/usr/share/apertium/modes/eng-spa.mode'],
    packages: ['apertium', 'apertium-eng-spa'],
  },
  // A real S3 store for the tests of storage; where there is none they are left out, and say so.
  swift: {
    probes: [],
    files: ['/usr/lib/python3/dist-packages/swift/proxy/server.py'],
    packages: ['python3-swift'],
  },
  // What a browser without a graphics card draws films with.
  opengl: {
    probes: [],
    libraries: ['libEGL.so.1', 'libGLESv2.so.2', 'libGL.so.1'],
    packages: ['libgl1-mesa-dri', 'libegl1', 'libgles2', 'libgl1'],
  },
}

/** Packages put their files where Debian has them only there. */
const isDebian = existsSync('/etc/debian_version')

async function isThere({ probes, versionFlag, libraries = [], files = [] }) {
  if (isDebian && !files.every((file) => existsSync(file))) return false
  if (libraries.length > 0 && !(await areThere(libraries))) return false
  for (const probe of probes) {
    const { code } = await runCommand(probe, [versionFlag], { keepOutput: true })
    if (code === 127) return false
  }
  return true
}

/** Whether the system's linker knows these libraries; where there is no such linker, yes. */
async function areThere(libraries) {
  const { code, output } = await runCommand('/sbin/ldconfig', ['-p'], { keepOutput: true })
  return code !== 0 || libraries.every((library) => output.includes(library))
}

async function missingPrograms(names) {
  const missing = []
  for (const name of names) if (!(await isThere(PROGRAMS[name]))) missing.push(name)
  return missing
}

async function installWithApt(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update', '-qq'], { keepOutput: true, env })
  const options = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
  return runCommand('apt-get', options, { keepOutput: true, env })
}

/** See that programs of the system are there. As root on a system with apt they are installed;
 *  otherwise the answer is one sentence with the command to run, and undefined means all is well. */
export async function ensurePrograms(names) {
  const missing = await missingPrograms(names)
  if (missing.length === 0) return undefined
  const packages = missing.flatMap((name) => PROGRAMS[name].packages)
  if (process.getuid?.() === 0) {
    await withProgress(`Installing ${missing.join(', ')}`, () => installWithApt(packages))
    if ((await missingPrograms(missing)).length === 0) return undefined
  }
  return `Not found on this system: ${missing.join(', ')}. Install with: ${installCommand(packages)}`
}

function installCommand(packages) {
  if (process.platform === 'darwin') return `brew install ${packages.join(' ')}`
  if (process.platform === 'win32') return `winget install ${packages.join(' ')}`
  return `sudo apt-get install ${packages.join(' ')}`
}
