// Which tests failed in a run of all tests, and which did not run: told once more at its end, for the lines of the
// runners are long ago.
import { relative } from 'node:path'
import { PROJECT } from '../bootstrap/command.mjs'

/** What a Vitest report calls a test that did not run. */
const VITEST_LEFT_OUT = ['skipped', 'pending', 'todo', 'disabled']

/** Failed tests of a Vitest JSON report, a line each, and files that could not be loaded. */
export function vitestFailures({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(PROJECT, name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return [`${file}: ${firstLine(message)}`]
      return failed.map(
        ({ fullName, failureMessages }) =>
          `${file} › ${fullName}: ${firstLine(failureMessages[0])}`,
      )
    })
}

/** The same of a Playwright JSON report. A test that passed only when tried again has failed. */
export function playwrightFailures({ suites = [], errors = [] }) {
  return [...errors.map(({ message }) => firstLine(message)), ...suites.flatMap(failuresOf)]
}

/** Tests of a Vitest JSON report that were left out, a line each. */
export function vitestSkipped({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => VITEST_LEFT_OUT.includes(status))
      .map(({ fullName }) => `${relative(PROJECT, name)} › ${fullName}`),
  )
}

/** The same of a Playwright JSON report: also those that another failure kept from running. */
export function playwrightSkipped({ suites = [] }) {
  return suites.flatMap(skippedOf)
}

function skippedOf({ suites = [], specs = [] }) {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
    .map(({ file, title }) => `tests/e2e/${file} › ${title}`)
  return [...own, ...suites.flatMap(skippedOf)]
}

function failuresOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => `tests/e2e/${file} › ${title}: ${firstLine(messageOf(results))}`),
  )
  return [...own, ...suites.flatMap(failuresOf)]
}

const messageOf = (results) => results.find(({ error }) => error)?.error.message

const firstLine = (message) => (message ?? 'no message').trim().split('\n', 1)[0]
