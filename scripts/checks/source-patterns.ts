import { parseSync } from 'oxc-parser'

/** A regular expression as a source file has it; `null`: it is put together from what only a running
 *  program knows. */
export type SourcePattern = {
  file: string
  line: number
  pattern: { source: string; flags: string } | null
}

type Node = { type: string; start: number } & Record<string, unknown>
type Constants = ReadonlyMap<string, Node>

/** Methods of texts that make a pattern of a text. */
const OF_TEXT = new Set(['match', 'matchAll', 'search'])

/** Every regular expression of TypeScript or JavaScript source: literals, `new RegExp`, and texts that
 *  `match`, `matchAll` and `search` take. What is put together from constants of the same file is put
 *  together here too. @throws Error for source that cannot be parsed */
export function sourcePatterns(file: string, source: string): SourcePattern[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const nodes = [...nodesIn(program)]
  const constants = constantsOf(nodes)
  const inConstructor = new Set<unknown>()
  const found: SourcePattern[] = []
  for (const node of nodes) {
    if (inConstructor.has(node)) continue
    const pattern = patternOf(node, constants)
    if (pattern === undefined) continue
    if (isConstructor(node)) inConstructor.add(argumentsOf(node)[0])
    found.push({ file, line: source.slice(0, node.start).split('\n').length, pattern })
  }
  return found
}

/** undefined: it is no regular expression. */
function patternOf(node: Node, constants: Constants): SourcePattern['pattern'] | undefined {
  const literal = regexOf(node)
  if (literal) return literal
  if (isConstructor(node)) {
    const [first, second] = argumentsOf(node)
    const given = first && regexOf(first)
    const source = given ? given.source : first && textOf(first, constants)
    const flags = second ? textOf(second, constants) : (given?.flags ?? '')
    return source === undefined || flags === undefined ? null : { source, flags }
  }
  const source = textThatBecomesPattern(node, constants)
  return source === undefined ? undefined : { source, flags: '' }
}

function textThatBecomesPattern(node: Node, constants: Constants): string | undefined {
  const { callee } = node
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression')
    return
  const { property } = callee
  if (!isNode(property) || !OF_TEXT.has(String(property.name))) return
  const [first, ...others] = argumentsOf(node)
  return first && others.length === 0 ? textOf(first, constants) : undefined
}

const isConstructor = ({ type, callee }: Node) =>
  (type === 'NewExpression' || type === 'CallExpression') &&
  isNode(callee) &&
  callee.name === 'RegExp'

const argumentsOf = (node: Node): Node[] =>
  Array.isArray(node.arguments) ? node.arguments.filter(isNode) : []

function regexOf({ regex }: Node): SourcePattern['pattern'] {
  if (typeof regex !== 'object' || regex === null || !('pattern' in regex)) return null
  const flags = 'flags' in regex ? String(regex.flags) : ''
  return { source: String(regex.pattern), flags }
}

/** The text that a node stands for; undefined: only a running program knows. */
function textOf(node: Node, constants: Constants): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral') return templateText(node, { constants, isRaw: false })
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    return joined(
      [node.left, node.right].map((side) => (isNode(side) ? textOf(side, constants) : undefined)),
    )
  }
  if (node.type === 'TaggedTemplateExpression' && isNode(node.quasi) && isStringRaw(node.tag)) {
    return templateText(node.quasi, { constants, isRaw: true })
  }
  const named = node.type === 'Identifier' ? constants.get(String(node.name)) : undefined
  return named && textOf(named, constants)
}

const isStringRaw = (tag: unknown) =>
  isNode(tag) &&
  isNode(tag.object) &&
  tag.object.name === 'String' &&
  isNode(tag.property) &&
  tag.property.name === 'raw'

function templateText(
  { quasis, expressions }: Node,
  { constants, isRaw }: { constants: Constants; isRaw: boolean },
): string | undefined {
  if (!Array.isArray(quasis) || !Array.isArray(expressions)) return undefined
  const parts = quasis.flatMap(({ value }, at) => {
    const between: unknown = expressions[at]
    const text: string = isRaw ? value.raw : value.cooked
    return isNode(between) ? [text, textOf(between, constants)] : [text]
  })
  return joined(parts)
}

const joined = (parts: readonly (string | undefined)[]) =>
  parts.includes(undefined) ? undefined : parts.join('')

function constantsOf(nodes: readonly Node[]): Constants {
  const declared = nodes.filter(
    ({ type, kind }) => type === 'VariableDeclaration' && kind === 'const',
  )
  const entries = declared
    .flatMap(({ declarations }) => (Array.isArray(declarations) ? declarations : []))
    .flatMap(({ id, init }): [string, Node][] =>
      isNode(init) && isNode(id) && id.type === 'Identifier' ? [[String(id.name), init]] : [],
    )
  return new Map(entries)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one)
  if (!isNode(value)) return
  yield value
  for (const [key, inside] of Object.entries(value)) {
    if (key !== 'regex' && key !== 'value') yield* nodesIn(inside)
    else if (isNode(inside)) yield* nodesIn(inside)
  }
}
