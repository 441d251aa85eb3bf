import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { projectRoot } from './project.mjs'

/** Vitest's reporter for `npm test`: counts, failures, and how long each file took including its imports. */
export default class CountingReporter {
  onTestRunEnd(files, unhandledErrors) {
    const tests = files.flatMap((file) => [...file.children.allTests()])
    const count = (state) => tests.filter((test) => test.result().state === state).length
    const failures = [
      ...files.flatMap(failuresOfFile),
      ...unhandledErrors.map((error) => ({ test: 'Outside of any test', message: messageOf([error]) })),
    ]
    const report = {
      passed: count('passed'),
      failed: failures.length,
      skipped: count('skipped') + count('pending'),
      failures,
      times: files.map((file) => ({ name: nameOf(file), milliseconds: durationOf(file.diagnostic()) })),
    }
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(report))
  }
}

/** Returns a file's failures: its own if it did not load, those of hooks around its tests, and those of its tests. */
function failuresOfFile(file) {
  const around = [file, ...file.children.allSuites()].filter((one) => one.errors().length > 0)
  const tests = [...file.children.allTests('failed')]
  return [
    ...around.map((one) => ({ test: named(file, one.fullName), message: messageOf(one.errors()) })),
    ...tests.map((test) => ({ test: named(file, test.fullName), message: messageOf(test.result().errors) })),
  ]
}

const nameOf = (file) => relative(projectRoot, file.moduleId)
const named = (file, name) => (name ? `${nameOf(file)} › ${name}` : nameOf(file))
const messageOf = ([error]) => error?.stack ?? error?.message ?? ''

// Excludes setting up the environment: a worker does that once, but reports it with each of its files.
function durationOf({ prepareDuration, collectDuration, setupDuration, duration }) {
  return prepareDuration + collectDuration + setupDuration + duration
}
