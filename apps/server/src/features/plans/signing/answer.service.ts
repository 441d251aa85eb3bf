import { planRefused, planSignatureWithdrawn, planSigned } from '@learntrail/contract/plans/events'
import type { PlanRemark, PlanSigning, SignatureMark } from '@learntrail/contract/plans/signing/signing'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkAddedFiles, holdFiles, isPicture, letGoOfAnybodys } from '../../files/index.ts'
import { tellOfPlan } from '../plan.live.ts'
import { giveAnswer } from './give-answer.service.ts'
import { hexOf } from './hash-of.rules.ts'
import { readSigning, takesPaper } from './read-signing.service.ts'
import { holdWritten } from './set-signing.service.ts'
import { settle } from './settle.service.ts'
import * as repository from './signing.repository.ts'

type Actor = Pick<Person, 'id'>
interface OfLine {
  id: string
  lineId: string
}

interface Words {
  version: number
  hash: string
  remarks: PlanRemark[]
  minutes: string
}

/** Signs a plan. The caller names the hash of what they read, so that no other content is signed. */
export function signPlan(platform: Platform, person: Actor, line: OfLine, words: Words & { mark: SignatureMark }) {
  return answer(platform, person, line, { ...words, said: 'signed', reason: '' })
}

/** Refuses to sign and asks for changes. */
export function refusePlan(platform: Platform, person: Actor, line: OfLine, words: Words & { reason: string }) {
  return answer(platform, person, line, { ...words, said: 'refused', mark: null })
}

interface Said extends Words {
  said: 'signed' | 'refused'
  mark: SignatureMark | null
  reason: string
}

async function answer(platform: Platform, person: Actor, { id, lineId }: OfLine, said: Said): Promise<PlanSigning> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { plan } = (await repository.holdPlan(transaction, person.id, id)) ?? refuse('PLAN_NOT_FOUND')
    const { lines, hash } = await settle(transaction, plan)
    const line = await findMine(transaction, person, id, lines, lineId)
    const isMine = line.answeredById === person.id
    if (isMine && line.answer === said.said && line.hash !== null && hexOf(line.hash) === said.hash) return
    if (hexOf(hash) !== said.hash) refuse('PLAN_CHANGED_SINCE', { values: { version: plan.version } })
    if (line.state !== 'asked') refuse('SIGNATURE_NOT_ASKED')
    const name = await repository.findSigningName(transaction, person.id)
    const minutes = line.role === 'committee' ? said.minutes : ''
    const given = { ...said, minutes, byId: person.id, name, way: 'account' as const, photoId: null }
    const isAgreed = await giveAnswer(platform, transaction, { plan, line, hash, at, given })
    const data = { title: plan.name, ownerId: plan.ownerId, lineId, role: line.role, way: 'account' }
    const fact = { actorId: person.id, subjectId: id, at }
    if (said.said === 'signed') {
      await platform.events.record(transaction, planSigned, { ...fact, data: { ...data, isAgreed } })
    } else await platform.events.record(transaction, planRefused, { ...fact, data })
  })
  return readSigning(platform, person, id)
}

/** Returns the line if the caller signs in it. */
async function findMine(
  transaction: Transaction,
  person: Actor,
  planId: string,
  lines: readonly repository.StoredLine[],
  lineId: string,
): Promise<repository.StoredLine> {
  const signers = await repository.listSignersOf(transaction, planId)
  const isMine = signers.some((one) => one.lineId === lineId && one.personId === person.id && one.askedAt !== null)
  return (isMine ? lines.find((line) => line.id === lineId) : undefined) ?? refuse('SIGNATURE_NOT_FOUND')
}

/** Withdraws the caller's own answer. If the plan's content is still the same, the line waits for another answer. */
export async function withdrawSignature(
  platform: Platform,
  person: Actor,
  { id, lineId }: OfLine,
  { reason }: { reason: string },
): Promise<PlanSigning> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { plan } = (await repository.holdPlan(transaction, person.id, id)) ?? refuse('PLAN_NOT_FOUND')
    const { lines, hash } = await settle(transaction, plan)
    const line = await findMine(transaction, person, id, lines, lineId)
    if (line.answeredById !== person.id || line.hash === null) return refuse('SIGNATURE_NOT_ASKED')
    const askedAt = line.hash.equals(hash) ? at : line.askedAt
    await repository.changeLine(transaction, line, { ...repository.unanswered, askedAt })
    const name = await repository.findSigningName(transaction, person.id)
    const act = { act: 'withdrawn' as const, byId: person.id, name, way: line.way, reason, at }
    await repository.addAct(transaction, { ...act, line, version: line.version ?? plan.version, hash: line.hash })
    await settle(transaction, plan)
    const data = { title: plan.name, ownerId: plan.ownerId, lineId, role: line.role }
    await platform.events.record(transaction, planSignatureWithdrawn, { actorId: person.id, subjectId: id, data, at })
    await tellOfPlan(platform, transaction, id)
  })
  return readSigning(platform, person, id)
}

interface Paper {
  hash: string
  fileId: string
  name: string
}

/** Records a signature on paper: the plan's owner or a member names the signer and adds a photograph. */
export async function addSignedPaper(
  platform: Platform,
  person: Actor,
  { id, lineId }: OfLine,
  paper: Paper,
): Promise<PlanSigning> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const plan = await holdWritten(transaction, person.id, id)
    const { lines, hash } = await settle(transaction, plan)
    const line = lines.find((one) => one.id === lineId) ?? refuse('SIGNATURE_NOT_FOUND')
    const isThere = line.photoId === paper.fileId && line.answeredName === paper.name
    if (isThere && line.hash !== null && hexOf(line.hash) === paper.hash) return
    if (hexOf(hash) !== paper.hash) refuse('PLAN_CHANGED_SINCE', { values: { version: plan.version } })
    if (!takesPaper(line.state, line.way ?? undefined)) refuse('SIGNATURE_NOT_ASKED')
    if (line.photoId !== paper.fileId) await checkPhoto(transaction, person.id, paper.fileId)
    const given = {
      said: 'signed' as const,
      mark: null,
      reason: '',
      remarks: [],
      minutes: '',
      byId: null,
      name: paper.name,
      way: 'paper' as const,
      photoId: paper.fileId,
    }
    const isAgreed = await giveAnswer(platform, transaction, { plan, line, hash, at, given })
    if (line.photoId !== null && line.photoId !== paper.fileId) {
      await letGoOfAnybodys(platform, transaction, [line.photoId])
    }
    const data = { title: plan.name, ownerId: plan.ownerId, lineId, role: line.role, way: 'paper', isAgreed }
    await platform.events.record(transaction, planSigned, { actorId: null, subjectId: id, data, at })
  })
  return readSigning(platform, person, id)
}

async function checkPhoto(transaction: Transaction, personId: string, fileId: string): Promise<void> {
  await checkAddedFiles(transaction, personId, [fileId])
  const [file] = await holdFiles(transaction, personId, [fileId])
  if (file !== undefined && !isPicture(file)) {
    refuse('FILE_FORMAT_UNSUPPORTED', { values: { name: file.displayName } })
  }
}
