/** One exported symbol of a source file, and whether a docblock stands right above it. */
export type ExportedSymbol = { name: string; line: number; hasDocblock: boolean }

const EXPORT =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/
/** A type that only names what a schema already says needs no words of its own. */
const INFERRED_TYPE = /^export type \w+ = z\.(?:infer|input|output)</

/** The exported symbols of TypeScript source, in order; line numbers count from 1. Types inferred
 *  from a schema, and the second and later overloads of a function, are left out. */
export function exportedSymbols(source: string): ExportedSymbol[] {
  const lines = source.split('\n')
  const symbols: ExportedSymbol[] = []
  for (const [index, line] of lines.entries()) {
    const name = EXPORT.exec(line)?.[1]
    if (!name || INFERRED_TYPE.test(line) || symbols.at(-1)?.name === name) continue
    const above = lines[index - 1]?.trimEnd() ?? ''
    symbols.push({ name, line: index + 1, hasDocblock: above.endsWith('*/') })
  }
  return symbols
}
