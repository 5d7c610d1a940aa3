import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { LIBRARY_FOLDER } from '../../src/library-folders.ts'
import type { Workbench } from '../workbench.ts'

const COMPILER = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')))

/** `shots/wish.ts(12,5): error TS2322: Type …` */
const COMPLAINT = /^([^\s(]+)\((\d+),\d+\): error TS\d+: (.*)$/

const REPORT_BYTES = 16 * 1024 * 1024

/** Checks a script's types before hours of drawing hang on it: an unknown species, instrument or
 *  move is found here. @throws Error naming file, line and reason of the first mistake. */
export async function checkTypes(bench: Workbench): Promise<void> {
  const project = path.join(LIBRARY_FOLDER, 'tsconfig.json')
  const options = ['--noEmit', '--pretty', 'false', '-p', project]
  const { stdout: report } = spawnSync(process.execPath, [COMPILER, ...options], {
    encoding: 'utf8',
    maxBuffer: REPORT_BYTES,
  })
  const complaint = firstComplaint(report, path.relative(LIBRARY_FOLDER, bench.folder))
  if (complaint) throw new Error(complaint)
}

/** The first mistake that a compiler's report names in a folder: file, line and reason. */
export function firstComplaint(report: string, folder: string): string | undefined {
  const own = `${folder.split(path.sep).join('/')}/`
  for (const row of report.split('\n')) {
    const [, file = '', line, what] = COMPLAINT.exec(row.trim()) ?? []
    const inside = file.indexOf(own)
    if (inside >= 0) return `${file.slice(inside + own.length)}, line ${line}: ${what}`
  }
  return undefined
}
