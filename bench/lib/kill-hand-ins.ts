import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '../../apps/server/src/platform/ids/ids.ts'
import type { HandIn, Receipt } from '../../packages/contract/src/homework/hand-in.ts'
import type { HomeworkClass } from './homework-class.ts'
import type { Figure } from './report.ts'
import type { Student } from './student.ts'

/** Short enough that only part of a class has receipts by then. */
const latestMs = 1_200
const hour = 3_600_000

interface Kills {
  homework: HomeworkClass
  kill(round: number): Promise<void>
  restart(): Promise<void>
  times: number
}

/** What a student knows when the server is gone. */
interface Attempt {
  student: Student
  words: string
  clientId: string
  /** The acknowledged version of the draft. */
  version: number | null
  receipt: Receipt | null
}

/**
 * A class hands in at once while the server is killed; a student without a receipt must still have the acknowledged
 * draft.
 */
export async function killHandIns({ homework, kill, restart, times }: Kills): Promise<Figure[]> {
  const problems = { lost: 0, broken: 0, doubled: 0 }
  let [receipts, drafts] = [0, 0]
  for (let round = 0; round < times; round += 1) {
    const questionId = await homework.ask(new Date(Date.now() + hour))
    const attempts = homework.students.map((student, number): Attempt => {
      const words = `第 ${round} 回，第 ${number} 份`
      return { student, words, clientId: newId(), version: null, receipt: null }
    })
    const everybody = Promise.all(attempts.map((attempt) => handIn(questionId, attempt)))
    await pause(Math.random() * latestMs)
    await kill(round)
    await everybody
    await restart()
    await homework.teacher.arrive()
    for (const attempt of attempts) {
      const { student, receipt, version } = attempt
      await student.arrive()
      const found = await student.read(questionId)
      if (receipt !== null) receipts += 1
      else if (version !== null) drafts += 1
      if (receipt !== null && !holds(found, attempt, receipt)) problems.lost += 1
      if (receipt === null && version !== null && !hasWords(found, attempt)) problems.lost += 1
      if (version === null) {
        await handIn(questionId, attempt)
        if (attempt.receipt === null) problems.lost += 1
        continue
      }
      const again = await student.handIn(questionId, { clientId: attempt.clientId, version })
      const after = await student.read(questionId)
      if (after?.versions.length !== 1 || after.versions[0]?.receipt.number !== again.number) problems.doubled += 1
      if (after === null || !(await student.isIntact(after.id, again.version))) problems.broken += 1
    }
  }
  return [
    {
      what: `Homework handed in by ${homework.students.length} at once and broken off by \`kill -9\``,
      measured: `${receipts} with a receipt, ${drafts} with a draft alone, in ${times} kills`,
      goal: 'some of both',
      isReached: receipts > 0 && drafts > 0,
    },
    {
      what: 'Of these: lost, not as the receipt says, there twice when sent again',
      measured: Object.values(problems).join(', '),
      goal: '0',
      isReached: Object.values(problems).every((count) => count === 0),
    },
  ]
}

/** Hands in, as far as the server answers. */
async function handIn(questionId: string, attempt: Attempt): Promise<void> {
  const { student, words, clientId } = attempt
  try {
    const fileIds = await student.upload([{ name: '筆記.txt', content: Buffer.from(`${words}\n`) }])
    attempt.version = await student.write(questionId, words, fileIds, 0)
    attempt.receipt = await student.handIn(questionId, { clientId, version: attempt.version })
  } catch {
    // What was stored is compared after the restart.
  }
}

const holds = (found: HandIn | null, { words }: Attempt, { number }: Receipt) =>
  found?.versions.some(
    ({ receipt, content }) => receipt.number === number && JSON.stringify(content).includes(words),
  ) ?? false

const hasWords = (found: HandIn | null, { words }: Attempt) => JSON.stringify(found).includes(words)
