import type { Plugin } from 'vite'

/** The routes of the contract. */
const ROUTES = /contract\/src\/(?:.*\/)?[\w-]+\.routes\.ts$/
/** What of a route a page needs. */
const CALLED_BY = ['method', 'path', 'answer']

/** Leaves out of the contract's routes what only the server reads: their words, and the schemas of what is
 *  sent, which nobody else then asks for. */
export function leavesOutWhatTheServerReads(): Plugin {
  return {
    name: 'leaves-out-what-the-server-reads',
    apply: 'build',
    transform: {
      filter: { id: ROUTES },
      handler(code) {
        const unread = this.parse(code)
          .body.flatMap((line) =>
            line.type === 'ExportNamedDeclaration' ? line.declaration : null,
          )
          .flatMap((line) => (line?.type === 'VariableDeclaration' ? line.declarations : []))
          .flatMap(({ init }) => (init?.type === 'ObjectExpression' ? init.properties : []))
          .flatMap((route) => (route.type === 'Property' ? route.value : []))
          .flatMap((route) => (route.type === 'ObjectExpression' ? route.properties : []))
          .filter(
            (part) =>
              part.type === 'Property' &&
              part.key.type === 'Identifier' &&
              !CALLED_BY.includes(part.key.name),
          )
        return { code: without(code, unread), map: null }
      },
    },
  }
}

/** Without these properties and the commas behind them. */
function without(code: string, parts: { start: number; end: number }[]): string {
  const kept = parts.map(({ end }, at) =>
    code.slice(end, parts[at + 1]?.start).replace(/^\s*,/, ''),
  )
  return code.slice(0, parts[0]?.start) + kept.join('')
}

/** Every module of the contract. */
const CONTRACT = /contract\/src\/.*\.ts$/

/** Leaves out of the contract's schemas how they are described, which the description of the calls alone tells. */
export function leavesOutDescriptions(): Plugin {
  return {
    name: 'leaves-out-descriptions',
    apply: 'build',
    transform: {
      filter: { id: CONTRACT, code: 'z.describe(' },
      handler(code) {
        const edits = nodesIn(this.parse(code))
          .flatMap((node) => withoutDescriptions(code, node))
          .toSorted((one, other) => other.start - one.start)
        const left = edits.reduce(
          (rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end),
          code,
        )
        if (left.includes('z.describe(')) this.error('a description stands outside of a check')
        return { code: left, map: null }
      },
    },
  }
}

type Range = { start: number; end: number }
type Node = Range & { type: string; [part: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

function nodesIn(tree: unknown): Node[] {
  if (Array.isArray(tree)) return tree.flatMap(nodesIn)
  if (!isNode(tree)) return []
  return [tree, ...Object.values(tree).flatMap(nodesIn)]
}

/** What becomes of a call of `check` that is given descriptions, if the node is one. */
function withoutDescriptions(code: string, node: Node): (Range & { text: string })[] {
  const { type, callee, arguments: given } = node
  if (type !== 'CallExpression' || !isNode(callee) || !isNode(callee.object)) return []
  if (!isNode(callee.property) || callee.property.name !== 'check' || !Array.isArray(given))
    return []
  const checks = given.filter(isNode)
  const kept = checks.filter(({ start }) => !code.startsWith('z.describe(', start))
  const [first] = checks
  const last = checks.at(-1)
  if (!first || !last || kept.length === checks.length) return []
  if (kept.length === 0) return [{ start: callee.object.end, end: node.end, text: '' }]
  const text = kept.map(({ start, end }) => code.slice(start, end)).join(', ')
  return [{ start: first.start, end: last.end, text }]
}
