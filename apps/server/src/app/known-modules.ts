import { registerHooks } from 'node:module'

/** A library of many files whose package.json is 180 kB. */
const LIBRARY = '/node_modules/drizzle-orm/'

/** Tells Node that what the files of `LIBRARY` import from each other are modules. It would read the whole
 *  package.json again for each of them to learn that: 0.4 of the 2.7 seconds of processor time that a start takes. */
export function knowModules(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const isOfLibrary =
        context.parentURL?.includes(LIBRARY) &&
        specifier.startsWith('.') &&
        specifier.endsWith('.js')
      if (!isOfLibrary) return next(specifier, context)
      const { href } = new URL(specifier, context.parentURL)
      return { url: href, format: 'module', shortCircuit: true }
    },
  })
}
