import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, projectRoot } from './places.ts'

export interface Program {
  base: string
  pid: number
  /** Milliseconds from spawning to the first answer. */
  startMs: number
  hasEnded(): boolean
  /** Resident memory in MB. */
  memory(): Promise<number>
  /** Sends SIGKILL and waits until the process is gone. */
  kill(): Promise<void>
  stop(): Promise<void>
}

const patience = 120_000

/** Starts a program of ours that listens on `PORT`, and waits until it answers. */
export async function startProgram(script: string, settings: Record<string, string> = {}): Promise<Program> {
  const port = settings.PORT ?? String(await freePort())
  const started = performance.now()
  const child = spawn(process.execPath, ['--max-semi-space-size=8', join(projectRoot, script)], {
    cwd: projectRoot,
    env: { ...process.env, LOG_LEVEL: 'error', ...settings, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const endWithUs = () => child.kill('SIGTERM')
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  const base = `http://127.0.0.1:${port}`
  await untilAnswers(base, () => {
    if (hasEnded(child)) throw new Error(`${script} ended with ${child.exitCode ?? child.signalCode}`)
  })
  return {
    base,
    pid: child.pid ?? 0,
    startMs: performance.now() - started,
    hasEnded: () => hasEnded(child),
    memory: () => residentMemory(child.pid ?? 0),
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  }
}

/** Waits until the product at `base` reports that it is healthy; `check` may throw to give up earlier. */
export async function untilAnswers(base: string, check: () => void = () => undefined): Promise<void> {
  const deadline = Date.now() + patience
  while (!(await answers(base))) {
    check()
    if (Date.now() > deadline) throw new Error(`${base} did not answer in ${patience / 1000} s`)
    await pause(20)
  }
}

async function answers(base: string): Promise<boolean> {
  try {
    return (await fetch(`${base}/api/health`, { signal: AbortSignal.timeout(5_000) })).ok
  } catch {
    return false
  }
}

/** Returns a process's resident memory in MB. */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}
