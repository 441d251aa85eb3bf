import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './places.ts'
import { residentMemory, untilAnswers } from './programs.ts'

export interface Started {
  base: string
  /** Seconds from the command to the first answer. */
  seconds: number
  /** Resident memory of the server's process in MB, without PostgreSQL. */
  serverMemory(): Promise<number>
  stop(): Promise<void>
}

/** Runs `npm start` in a folder, as a person would. */
export async function npmStart(folder: string, settings: Record<string, string>): Promise<Started> {
  const port = String(await freePort())
  const started = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...ownEnvironment(), ...settings, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const base = `http://127.0.0.1:${port}`
  await untilAnswers(base, () => {
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}`)
  })
  const seconds = (performance.now() - started) / 1000
  const server = serverOf(npm.pid ?? 0)
  return {
    base,
    seconds,
    serverMemory: () => residentMemory(server),
    async stop() {
      const ended = once(npm, 'exit')
      process.kill(server, 'SIGTERM')
      await ended
      while (isAlive(server)) await pause(20)
    },
  }
}

/** Returns the environment without what `npm run` has added for this script. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.endsWith('node_modules/.bin'))
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))
  return { ...Object.fromEntries(kept), PATH: folders.join(delimiter) }
}

/** Returns the descendant of `ancestor` that runs the server. */
function serverOf(ancestor: number): number {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(Number(name))
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const open = [ancestor]
  for (const pid of open) {
    if (readProc(pid, 'cmdline').includes('apps/server/src/main.ts')) return pid
    open.push(...(children.get(pid) ?? []))
  }
  throw new Error('npm start runs no server.')
}

function parentOf(pid: number): number {
  return Number(/PPid:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1] ?? 0)
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  return !['', 'Z'].includes(/State:\s+(\S)/.exec(readProc(pid, 'status'))?.[1] ?? '')
}
