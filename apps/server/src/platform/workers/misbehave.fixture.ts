import { pbkdf2 } from 'node:crypto'
import { answerTasks } from './answer-tasks.ts'

/** What tests may tell a process to do. */
export type Deed =
  | { say: unknown }
  | { compute: 'endlessly' }
  | { hold: number }
  /** Holds so many MB, and does not end in a process that then holds more than `within`. */
  | { need: number; within: number }
  | { wait: 'endlessly' }
  /** As libraries do: in native code, outside JavaScript. */
  | { churn: 'endlessly' }
  | { fall: NodeJS.Signals }
  | { exit: number }
  | { fail: string }
  | { tell: 'environment' }

const held: Buffer[] = []
const megabyte = 1_048_576

/** Answers, computes, hoards, hangs, crashes or fails as told. */
async function work(deed: Deed, stage: (name: string) => void): Promise<unknown> {
  stage('begun')
  if ('say' in deed) return { said: deed.say, by: process.pid }
  if ('tell' in deed) return process.env
  if ('fail' in deed) throw new Error(deed.fail)
  if ('exit' in deed) process.exit(deed.exit)
  if ('fall' in deed) process.kill(process.pid, deed.fall)
  if ('hold' in deed) return { said: held.push(Buffer.alloc(deed.hold * megabyte, 1)), by: process.pid }
  if ('need' in deed) {
    held.push(Buffer.alloc(deed.need * megabyte, 1))
    if (process.memoryUsage.rss() < deed.within * megabyte) return { said: 'enough', by: process.pid }
  }
  if ('churn' in deed) pbkdf2('a', 'b', 2 ** 31 - 1, 64, 'sha512', () => undefined)
  while ('compute' in deed) Math.random()
  return new Promise(() => setInterval(() => undefined, 1_000))
}

answerTasks(work, () => 'refused')
