import { type ChildProcess, spawn } from 'node:child_process'
import { makesWay, makeWay } from '../machine/make-way.ts'
import { recordProgram } from '../machine/own-folder.ts'
import { ProgramKilled } from './program-killed.ts'

interface ProgramRun {
  path: string
  args: string[]
  /** Where it works; the only folder it may write into. */
  folder: string
  /** After this it and all that it started are killed. */
  mostMs: number
  environment?: Record<string, string>
}

export interface ProgramResult {
  /** Whether it ended by itself, saying that all went well. */
  succeeded: boolean
  /** Killed because it took too long, or used up the processor time or the room that it was given. */
  ranOut: boolean
  output: string
  complaint: string
}

/** Of what it prints; the rest is read and forgotten. */
const mostOutput = 256 * 1024
const mostMemoryKilobytes = 4 * 1024 * 1024
const mostFileBlocks = (600 * 1024 * 1024) / 512
/** Root's programs run as the system's nobody, who may read none of our files but the one they are given. */
export const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

// Limits of the kernel hold even when this process is killed and nobody looks after the program any more.
// The soft limit of time comes first: the hard one kills, as anybody might who wants the memory.
const withLimits =
  'ulimit -S -t "$1"; ulimit -H -t "$(($1 + 5))"; ulimit -v "$2"; ulimit -f "$3"; ulimit -c 0; shift 3; exec "$@"'

/** Signals by which others end a program; its own faults and our limits come with different ones. */
const killing = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'])
/** The same said by a program that waited for the one that was killed (128 and the signal), or by ffmpeg, which ends in order. */
const killedCodes = new Set([128 + 9, 128 + 15])
const ffmpegEnded = /Exiting normally, received signal/

/**
 * Runs a program of the machine on a file that somebody sent: with limits, and without our environment. Throws
 * `ProgramKilled` when somebody else ended it.
 */
export async function runProgram(run: ProgramRun): Promise<ProgramResult> {
  const { path, args, folder, mostMs, environment = {} } = run
  const seconds = Math.ceil(mostMs / 1_000) * 2
  const limits = [seconds, mostMemoryKilobytes, mostFileBlocks].map(String)
  const child = spawn('/bin/sh', ['-c', withLimits, 'sh', ...limits, path, ...args], {
    cwd: folder,
    // A group of its own, so that what it starts is killed with it.
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
    // What it left behind in its group goes too.
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

/** Answers what was printed so far, up to a limit. */
function collect(stream: NodeJS.ReadableStream): () => string {
  const chunks: Buffer[] = []
  let bytes = 0
  stream.on('data', (chunk: Buffer) => {
    if (bytes < mostOutput) chunks.push(chunk)
    bytes += chunk.length
  })
  return () => Buffer.concat(chunks).toString('utf8').slice(0, mostOutput)
}
