import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { projectEnvironment, projectRoot } from './project.mjs'

const patience = 30_000

/**
 * Runs programs until one of them ends or this process is told to stop; then ends all and returns the exit code.
 *
 * Ctrl-C reaches every process of the terminal, and npm forwards it once more. Each program therefore runs in a session
 * of its own and receives the signal once, from here.
 */
export async function runTogether(programs) {
  const children = programs.map(startProgram)
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    for (const child of children) child.kill('SIGTERM')
    setTimeout(() => children.forEach((child) => void child.kill('SIGKILL')), patience).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  whenNpmIsGone(stop)

  const ends = children.map(exitCode)
  const first = await Promise.race(ends)
  const wasAsked = isStopping
  stop()
  const codes = await Promise.all(ends)
  return wasAsked ? Math.max(...codes.map((code) => (code === 128 + constants.signals.SIGTERM ? 0 : code))) : first
}

/** Stops when npm is gone: a kill of `npm start` is meant for the product, but does not reach this process. */
function whenNpmIsGone(stop) {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  setInterval(() => process.ppid !== npm && stop(), 500).unref()
}

function startProgram({ file, args, cwd = projectRoot, env = {} }) {
  const [first, ...rest] = [...endingWithParent(), file, ...args]
  return spawn(first, rest, {
    cwd,
    env: projectEnvironment(env),
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
}

/** On Linux the kernel sends SIGTERM to the program even when this process is killed with -9. */
function endingWithParent() {
  const works = spawnSync('setpriv', ['--pdeathsig', 'TERM', '--', 'true'], { stdio: 'ignore' }).status === 0
  return works ? ['setpriv', '--pdeathsig', 'TERM', '--'] : []
}

function exitCode(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)))
  })
}
