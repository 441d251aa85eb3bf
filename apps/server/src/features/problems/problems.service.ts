import { durations, limits } from '@learntrail/contract/limits'
import { problemAnswered, problemSent } from '@learntrail/contract/problems/events'
import type { ProblemKind, ProblemState } from '@learntrail/contract/problems/facts'
import { problemLimits } from '@learntrail/contract/problems/limits'
import type { BrowserFacts, Problem } from '@learntrail/contract/problems/problems'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Actor, audit } from '../../platform/audit/audit.ts'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import { firstId, idKey, lastId } from '../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { countedWithin, countWithin, sendMail } from '../accounts/index.ts'
import { checkPictures, keepNobodysPictures, letGoOfAnybodys } from '../files/index.ts'
import { answerMail } from './answer-mail.texts.ts'
import * as repository from './problems.repository.ts'

interface NewProblem {
  clientId: string
  kind: ProblemKind
  words: string
  email: string | null
  fileIds: string[]
  /** A guest's pictures, in base64. */
  pictures?: { name: string; content: string }[]
  browser: BrowserFacts
  locale: Locale
}

/** An account, or a guest by network address. */
type Reporter = { accountId: string } | { network: string }

/** Reports a problem. A signed-in person is answered in the product, a guest by mail. */
export async function reportProblem(
  platform: Platform,
  reporter: Reporter,
  { pictures = [], ...problem }: NewProblem,
): Promise<{ id: string }> {
  if ('accountId' in reporter) {
    const { accountId } = reporter
    if (pictures.length > 0) refuseField('pictures', 'invalid')
    const { fileIds } = problem
    return inTransaction(platform.db, (transaction) =>
      record(platform, transaction, reporter, problem, async () => {
        if (fileIds.length > 0) await checkPictures(transaction, accountId, fileIds)
        return fileIds
      }),
    )
  }
  if (problem.fileIds.length > 0) refuse('FILE_NOT_FOUND')
  if (pictures.length === 0)
    return inTransaction(platform.db, (transaction) => record(platform, transaction, reporter, problem, async () => []))
  // A repeated or refused report costs no look at its pictures.
  const before = await repository.findByClient(platform.db, problem.clientId)
  if (before === undefined) {
    const counted = guestCount(reporter.network, platform.clock.now())
    checkGuest(await countedWithin(platform.db, counted), counted)
  }
  const contents = pictures.map(({ name, content }) => ({ name, content: Buffer.from(content, 'base64') }))
  return keepNobodysPictures(platform, { sender: reporter.network, contents }, (transaction, put) =>
    record(platform, transaction, reporter, problem, put),
  )
}

/** Inserts the problem once; `putPictures` stores or checks its pictures and returns their ids. */
async function record(
  platform: Platform,
  transaction: Transaction,
  reporter: Reporter,
  problem: Omit<NewProblem, 'pictures'>,
  putPictures: () => Promise<string[]>,
): Promise<{ id: string }> {
  const now = platform.clock.now()
  const accountId = 'accountId' in reporter ? reporter.accountId : null
  const { clientId, kind, words, browser, locale } = problem
  const email = accountId === null ? (problem.email ?? refuse('PROBLEM_EMAIL_REQUIRED')) : null
  const since = new Date(now.getTime() - durations.day)
  const lately = await repository.countLately(transaction, { accountId, email }, since)
  const before = await repository.findByClient(transaction, clientId)
  if (before !== undefined && before.reporterId === accountId && before.email === email) return { id: before.id }
  if (lately >= problemLimits.daily) refuse('PROBLEM_LIMIT_REACHED', { retryAfter: durations.day / 1_000 })
  if ('network' in reporter) {
    const counted = guestCount(reporter.network, now)
    await countWithin(transaction, counted, (moments) => checkGuest(moments, counted))
  }
  const fileIds = await putPictures()
  const id = newId(now.getTime())
  await repository.insertProblem(transaction, {
    id,
    reporterId: accountId,
    clientId,
    kind,
    words,
    email,
    locale,
    browser,
    fileIds,
    state: 'open',
    createdAt: now,
  })
  if (accountId !== null) {
    await platform.events.record(transaction, problemSent, { actorId: accountId, subjectId: id, at: now })
  }
  return { id }
}

/** Guests are counted by network address, whatever e-mail they give. */
const guestCount = (network: string, now: Date) => ({ key: `problem:${network}`, now, withinMs: durations.day })

function checkGuest(before: number[], { now }: { now: Date }): void {
  const [first = now.getTime()] = before
  const retryAfter = (first + durations.day - now.getTime()) / 1_000
  if (before.length >= problemLimits.dailyFromAddress) refuse('PROBLEM_LIMIT_REACHED', { retryAfter })
}

export async function listOwn({ pool }: Platform, me: string, cursor: string | undefined) {
  const [after] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  const rows = await repository.listOwn(pool, me, after, limits.pageSize + 1)
  const shown = rows.map(({ browser: _, ...problem }) => problem)
  return pageOf(shown, limits.pageSize, ({ id }) => [id])
}

interface Page {
  state: ProblemState
  cursor?: string | undefined
}

export async function listProblems({ pool }: Platform, { state, cursor }: Page) {
  const first = state === 'open' ? firstId : lastId
  const [after] = cursor === undefined ? [first] : decodeCursor(cursor, idKey)
  const rows = await repository.listOf(pool, { state, after, limit: limits.pageSize + 1 })
  return pageOf(rows, limits.pageSize, ({ id }) => [id])
}

/** For the menu of the console. */
export async function countWaiting({ db }: Platform) {
  return { waiting: await repository.countOpen(db), isUrgent: false }
}

/** Opens a problem for staff; logged, since it tells of people. */
export async function lookAtProblem(platform: Platform, by: Actor, id: string): Promise<Problem> {
  const found = await readProblem(platform, id)
  await audit(platform, platform.db, { by, act: 'problem.looked', subject: { type: 'problem', id } })
  return found
}

async function readProblem({ pool }: Platform, id: string): Promise<Problem> {
  return (await repository.findProblem(pool, id)) ?? refuse('PROBLEM_NOT_FOUND')
}

interface Answer {
  clientId: string
  words: string
  closes: boolean
}

export async function answerProblem(platform: Platform, by: Actor, id: string, { clientId, words, closes }: Answer) {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const held = (await repository.holdProblem(transaction, id)) ?? refuse('PROBLEM_NOT_FOUND')
    const row = { id: newId(at.getTime()), problemId: id, authorId: by.id, clientId, words, at }
    if (!(await repository.insertAnswer(transaction, row))) return
    if (held.state === 'closed') refuse('PROBLEM_CLOSED')
    await repository.setState(transaction, id, closes ? 'closed' : 'answered', closes ? at : null)
    const subject = { type: 'problem', id } as const
    await audit(platform, transaction, { by, act: 'problem.answered', subject, data: { closes } })
    const { reporterId, email, locale } = held
    if (reporterId !== null) {
      const fact = { actorId: null, subjectId: id, data: { ownerId: reporterId }, at }
      await platform.events.record(transaction, problemAnswered, fact)
    } else if (email !== null) {
      const mail = answerMail(locale, email, { question: held.words, answer: words, platform })
      await platform.jobs.enqueue(transaction, sendMail, mail)
    }
  })
  return readProblem(platform, id)
}

export async function closeProblem(platform: Platform, by: Actor, id: string): Promise<Problem> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const held = (await repository.holdProblem(transaction, id)) ?? refuse('PROBLEM_NOT_FOUND')
    if (held.state === 'closed') return
    await repository.setState(transaction, id, 'closed', at)
    await audit(platform, transaction, { by, act: 'problem.closed', subject: { type: 'problem', id } })
  })
  return readProblem(platform, id)
}

const atOnce = 100

/** Deletes problems closed more than `problemLimits.keptDays` days ago, and guests' addresses with them. */
export async function forgetOld(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - problemLimits.keptDays * durations.day)
  for (;;) {
    const gone = await inTransaction(platform.db, async (transaction) => {
      const rows = await repository.takeOld(transaction, before, atOnce)
      await letGoOfAnybodys(
        platform,
        transaction,
        rows.flatMap(({ fileIds }) => fileIds),
      )
      return rows.length
    })
    if (gone < atOnce) return
  }
}
