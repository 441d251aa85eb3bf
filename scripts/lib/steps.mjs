import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { run } from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import { nodeProgram, programsFolder, projectEnvironment, projectRoot } from './project.mjs'
import { failuresOfSlow } from './test-times.mjs'

// The kinds of steps that `npm test` has. Each returns a function that runs the step and returns its counts.

const patience = 45 * 60_000
const reporter = join(projectRoot, 'scripts/lib/vitest-report.mjs')
const onePassed = { passed: 1, failed: 0, skipped: 0 }
const oneFailed = { passed: 0, failed: 1, skipped: 0 }

/** Runs a program of node_modules: one check, passed if it exits with 0. */
export function program(name, ...args) {
  return async () => ((await runProgram(name, args)) ? onePassed : oneFailed)
}

/** Runs a measurement of bench/ that judges itself: one check, passed if it exits with 0. */
export function measurement(name, ...args) {
  return async () => ((await runFile(nodeProgram(), [join('bench', `${name}.ts`), ...args])) ? onePassed : oneFailed)
}

/**
 * Checks the types of some folders, each as one check: two at a time, in the order given, longest first. Each uses one
 * core: the checkers that the compiler starts by itself share nothing, and four of them on two cores take twice as
 * long. What has not changed since the last run is not read again.
 */
export function types(...folders) {
  return async () => {
    const waiting = [...folders]
    const counts = { passed: 0, failed: 0, skipped: 0 }
    const checkNext = async () => {
      for (let folder = waiting.shift(); folder; folder = waiting.shift())
        counts[(await haveTypes(folder)) ? 'passed' : 'failed'] += 1
    }
    await Promise.all([checkNext(), checkNext()])
    return counts
  }
}

function haveTypes(folder) {
  const known = join(projectRoot, 'node_modules', '.cache', 'types', `${folder.replaceAll('/', '-')}.tsbuildinfo`)
  return runProgram('tsc', ['-p', folder, '--singleThreaded', '--incremental', '--tsBuildInfoFile', known])
}

/** Runs a function of ours: one check, passed if it does not throw. */
export function task(work) {
  return async () => {
    try {
      await work()
      return onePassed
    } catch (error) {
      console.error(error.message)
      return oneFailed
    }
  }
}

/** Runs the tests of a folder of plain scripts with Node's own runner, counting each. */
export function nodeTests(folder) {
  return async () => {
    const names = readdirSync(join(projectRoot, folder)).filter((name) => name.endsWith('.test.mjs'))
    const counts = { passed: 0, failed: 0, skipped: 0, failures: [] }
    for await (const { type, data } of run({ files: names.map((name) => join(projectRoot, folder, name)) })) {
      if (type === 'test:stderr') process.stderr.write(data.message)
      if (type === 'test:pass') counts[data.skip ? 'skipped' : 'passed'] += 1
      if (type !== 'test:fail') continue
      counts.failed += 1
      counts.failures.push(failure(`${relative(projectRoot, data.file)} › ${data.name}`, data.details.error.message))
    }
    return counted(counts.failed === 0, counts, (all) => all)
  }
}

/** Runs the tests of a workspace, or of some of its files, or only those whose names match `named`; counts each. */
export function vitest(workspace, files = [], { named } = {}) {
  return () =>
    withReport(async (report) => {
      const paths = files.map((file) => join(projectRoot, file))
      const args = ['run', '--reporter=default', `--reporter=${reporter}`, ...(named ? ['-t', named] : []), ...paths]
      const succeeded = await runProgram('vitest', args, {
        cwd: join(projectRoot, workspace),
        env: { TEST_REPORT: report },
      })
      return counted(succeeded, readReport(report), ({ failures, ...counts }) => ({
        ...counts,
        // Tests skipped for their names were never meant to run.
        skipped: named ? 0 : counts.skipped,
        failures: failures.map(({ test, message }) => failure(test, message)),
      }))
    })
}

/** Runs the journeys, counting each; one that passed only when retried counts as passed. */
export function playwright(config) {
  return () =>
    withReport(async (report) => {
      const args = ['test', '-c', config, '--reporter=list,json']
      const succeeded = await runProgram('playwright', args, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } })
      return counted(succeeded, readReport(report), ({ stats, suites }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
        failures: suites.flatMap(failuresOfSuite),
        times: suites.flatMap(timesOfSuite),
      }))
    })
}

/** Returns the failures of a suite in Playwright's report, nested suites included. */
function failuresOfSuite({ specs = [], suites = [] }) {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
  const own = failed.map(({ file, title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []))
    return failure(`${file} › ${title}`, errors.at(-1))
  })
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

/** Returns the times of a suite's journeys in Playwright's report, nested suites included. */
function timesOfSuite({ specs = [], suites = [] }) {
  const own = specs.map(({ file, title, tests }) => {
    const runs = tests.flatMap(({ results }) => results.map(({ duration }) => duration))
    return { name: `${file} › ${title}`, milliseconds: Math.max(0, ...runs) }
  })
  return [...own, ...suites.flatMap(timesOfSuite)]
}

function failure(test, message = '') {
  return { test, message: stripVTControlCharacters(message).split('\n').slice(0, 6).join('\n') }
}

/** Counts a run that failed without a failing test (it crashed, or found no tests) as one failure. */
function counted(succeeded, report, count) {
  const counts = report ? count(report) : { passed: 0, failed: 0, skipped: 0 }
  const isFailure = !succeeded || counts.passed + counts.skipped === 0
  return withSlow(isFailure && counts.failed === 0 ? { ...counts, failed: 1 } : counts)
}

function withSlow(counts) {
  const slow = failuresOfSlow(counts.times ?? [])
  return { ...counts, failed: counts.failed + slow.length, failures: [...(counts.failures ?? []), ...slow] }
}

async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'learntrail-report-'))
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function runProgram(name, args, options) {
  return runFile(join(programsFolder, name), args, options)
}

function runFile(path, args, { cwd = projectRoot, env = {} } = {}) {
  // Windows starts npm's programs only through its shell, which would split paths at spaces.
  const shell = process.platform === 'win32'
  const [file, ...rest] = [path, ...args].map((part) => (shell ? `"${part}"` : part))
  const child = spawn(file, rest, {
    cwd,
    env: projectEnvironment(env),
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: patience,
    shell,
  })
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(false)
    })
    child.once('exit', (code, signal) => {
      if (signal) console.error(`${path} was ended by ${signal}`)
      resolve(code === 0)
    })
  })
}
