import { type ChildProcess, spawn } from 'node:child_process'
import { makesWay, makeWay } from '../machine/make-way.ts'
import { recordProgram } from '../machine/own-folder.ts'
import { ProgramKilled } from './program-killed.ts'

interface ProgramRun {
  path: string
  args: string[]
  /** Working directory; the only folder it may write to. */
  folder: string
  /** Milliseconds after which it and everything it started is killed. */
  mostMs: number
  environment?: Record<string, string>
}

export interface ProgramResult {
  /** Whether it exited by itself with code 0. */
  succeeded: boolean
  /** Killed because it took too long, or exceeded its limit of processor time or file size. */
  ranOut: boolean
  output: string
  complaint: string
}

/** Bytes kept of its output; the rest is discarded. */
const mostOutput = 256 * 1024
const mostMemoryKilobytes = 4 * 1024 * 1024
const mostFileBlocks = (600 * 1024 * 1024) / 512
/** Under root, programs run as the system's nobody, who can read none of our files except the one they are given. */
export const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

// Kernel limits hold even if this process is killed and nobody watches the program any more. The soft time limit comes
// first and sends SIGXCPU; the hard one sends SIGKILL, which could not be told from a kill for lack of memory.
const withLimits =
  'ulimit -S -t "$1"; ulimit -H -t "$(($1 + 5))"; ulimit -v "$2"; ulimit -f "$3"; ulimit -c 0; shift 3; exec "$@"'

/** Signals that come from outside; faults of the program and our limits cause others. */
const killing = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'])
/** Exit codes of a program whose child was killed (128 plus the signal); ffmpeg exits normally with a message. */
const killedCodes = new Set([128 + 9, 128 + 15])
const ffmpegEnded = /Exiting normally, received signal/

/**
 * Runs an installed program on an uploaded file: with limits, and without our environment. Throws `ProgramKilled` if it
 * was ended from outside.
 */
export async function runProgram(run: ProgramRun): Promise<ProgramResult> {
  const { path, args, folder, mostMs, environment = {} } = run
  const seconds = Math.ceil(mostMs / 1_000) * 2
  const limits = [seconds, mostMemoryKilobytes, mostFileBlocks].map(String)
  const child = spawn('/bin/sh', ['-c', withLimits, 'sh', ...limits, path, ...args], {
    cwd: folder,
    // Its own process group, so that everything it starts is killed with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8', ...environment },
    ...nobody,
  })
  let ranOut = false
  const timer = setTimeout(() => {
    ranOut = true
    killGroup(child)
  }, mostMs)
  try {
    const ended = new Promise<{ code: number | null; signal: string | null }>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code, signal) => resolve({ code, signal }))
    })
    makeWay(child.pid, makesWay)
    const ending = child.pid === undefined ? undefined : recordProgram(child.pid, { leadsGroup: true })
    const [output, complaint] = [collect(child.stdout), collect(child.stderr)]
    const { code, signal } = await ended
    await ending?.then((crossOut) => crossOut())
    const isKilled = signal === null ? killedCodes.has(code ?? 0) || ffmpegEnded.test(complaint()) : killing.has(signal)
    if (isKilled && !ranOut) throw new ProgramKilled(path, signal ?? `code ${code}`)
    const isOverLimit = signal === 'SIGXCPU' || signal === 'SIGXFSZ'
    return { succeeded: code === 0 && !ranOut, ranOut: ranOut || isOverLimit, output: output(), complaint: complaint() }
  } finally {
    clearTimeout(timer)
    // Anything left in its group is killed too.
    killGroup(child)
  }
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // The group is empty.
  }
}

/** Returns a function for what was printed so far, up to 256 KB. */
function collect(stream: NodeJS.ReadableStream): () => string {
  const chunks: Buffer[] = []
  let bytes = 0
  stream.on('data', (chunk: Buffer) => {
    if (bytes < mostOutput) chunks.push(chunk)
    bytes += chunk.length
  })
  return () => Buffer.concat(chunks).toString('utf8').slice(0, mostOutput)
}
