import type { SignatureRole, SigningOrder } from '@learntrail/contract/plans/signing/facts'
import type { PlanSigning } from '@learntrail/contract/plans/signing/signing'
import { eq } from 'drizzle-orm'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccount } from '../../accounts/index.ts'
import { letGoOfAnybodys } from '../../files/index.ts'
import { listWaysTo } from '../../guardians/index.ts'
import { noteDoers } from '../measures/note-doers.service.ts'
import { tellOfPlan } from '../plan.live.ts'
import { plans } from '../plans.tables.ts'
import { hashOf } from './hash-of.rules.ts'
import { readSigning } from './read-signing.service.ts'
import { settle } from './settle.service.ts'
import { filterFitting } from './signers.repository.ts'
import * as repository from './signing.repository.ts'

interface LineSent {
  id: string
  role: SignatureRole
  label: string
  signerIds: string[]
  guardian: { guardianId: string } | { email: string } | null
}

interface Change {
  platform: Platform
  transaction: Transaction
  plan: repository.HeldPlan
  byId: string
  at: Date
}

/** Sets who signs and in which order. A line keeps its answer while the person who gave it is one of its signers. */
export async function setSigning(
  platform: Platform,
  person: Pick<Person, 'id'>,
  id: string,
  { order, lines: sent }: { order: SigningOrder; lines: LineSent[] },
): Promise<PlanSigning> {
  await inTransaction(platform.db, async (transaction) => {
    const plan = await holdWritten(transaction, person.id, id)
    const change = { platform, transaction, plan, byId: person.id, at: platform.clock.now() }
    const before = await repository.listLines(transaction, id)
    const signers = await repository.listSignersOf(transaction, id)
    const writerIds = await repository.listWriters(transaction, id)
    for (const line of before) {
      if (!sent.some((one) => one.id === line.id)) await removeLine(change, line)
    }
    for (const [position, line] of sent.entries()) {
      const known = before.find((one) => one.id === line.id)
      const knownIds = signers.filter(({ lineId }) => lineId === line.id).map(({ personId }) => personId)
      const wanted = await resolve(change, line, { known, knownIds, writerIds })
      await putLine(change, { ...line, position }, wanted, { known, signers })
    }
    await transaction.update(plans).set({ signingOrder: order }).where(eq(plans.id, id))
    await settle(transaction, { ...plan, signingOrder: order })
    noteDoers(transaction, id)
    await tellOfPlan(platform, transaction, id)
    const gone = signers.filter(({ askedAt }) => askedAt !== null).map(({ personId }) => personId)
    await platform.realtime.tell(
      transaction,
      ...[...new Set(gone)].map((topic) => ({ topic, kind: 'updatePlan' as const, id })),
    )
  })
  return readSigning(platform, person, id)
}

/** Returns the plan for its owner or a member, locked; signers, who may only read it, are refused. */
export async function holdWritten(transaction: Transaction, personId: string, id: string) {
  const held = await repository.holdPlan(transaction, personId, id)
  return held === undefined || held.part === 'signer' ? refuse('PLAN_NOT_FOUND') : held.plan
}

interface Wanted {
  signerIds: string[]
  guardianEmail: string | null
}

interface Standing {
  known: repository.StoredLine | undefined
  knownIds: string[]
  writerIds: string[]
}

/** Returns a line's signers and address. Refuses added people who cannot be asked there; those already there stay. */
async function resolve(change: Change, line: LineSent, { known, knownIds, writerIds }: Standing): Promise<Wanted> {
  const { transaction, plan } = change
  const asStudent = line.role === 'student' && line.signerIds.length === 0
  const signerIds = asStudent ? [plan.ownerId] : line.signerIds
  const isSameRole = known?.role === line.role
  const added = isSameRole ? signerIds.filter((id) => !knownIds.includes(id)) : signerIds
  const fitting = await filterFitting(transaction, line.role, writerIds, added)
  if (fitting.length < added.length) refuse('SIGNER_NOT_POSSIBLE')
  if (line.guardian === null) return { signerIds, guardianEmail: isSameRole ? known.guardianEmail : null }
  if (line.role !== 'guardian') return refuse('SIGNER_NOT_POSSIBLE')
  if ('email' in line.guardian) {
    return { signerIds, guardianEmail: await checkAddress(transaction, line.guardian.email, writerIds) }
  }
  const { guardianId } = line.guardian
  const ways = (await listWaysTo(transaction, writerIds)).find(({ id }) => id === guardianId)
  const { email, accountId } = ways ?? refuse('GUARDIAN_NOT_FOUND')
  if (email === null && accountId === null) refuse('SIGNER_NOT_POSSIBLE')
  return { signerIds: [...new Set([...signerIds, ...(accountId === null ? [] : [accountId])])], guardianEmail: email }
}

/** Refuses the owner's or a member's own address: nobody is their own guardian. */
async function checkAddress(transaction: Transaction, email: string, writerIds: readonly string[]): Promise<string> {
  for (const id of writerIds) {
    const account = await findAccount(transaction, id)
    if (account?.email?.toLowerCase() === email.toLowerCase()) refuse('SIGNER_NOT_POSSIBLE')
  }
  return email
}

type Placed = LineSent & { position: number }
interface Before {
  known: repository.StoredLine | undefined
  signers: readonly repository.StoredSigner[]
}

async function putLine(change: Change, line: Placed, wanted: Wanted, { known, signers }: Before): Promise<void> {
  const { transaction, plan } = change
  const { id, role, label, position } = line
  const { signerIds, guardianEmail } = wanted
  const row = { planId: plan.id, id, role, label, position, guardianEmail }
  await repository.putLine(transaction, row)
  await repository.setSigners(transaction, row, signerIds)
  if (known === undefined) return
  if (known.guardianEmail !== guardianEmail) await repository.deleteLinks(transaction, plan.id, id)
  if (known.answer !== null && !isKept(known, row, signerIds)) {
    await noteRemoved(change, known)
    await repository.changeLine(transaction, row, repository.unanswered)
    await letGoOfPhoto(change, known)
  }
  const isAskedStill =
    signers.some(
      ({ lineId, personId, askedAt }) => lineId === id && askedAt !== null && signerIds.includes(personId),
    ) ||
    (guardianEmail !== null && known.guardianEmail === guardianEmail)
  if (!isAskedStill || !isSameLine(known, row)) await repository.changeLine(transaction, row, { askedAt: null })
}

type Row = Pick<repository.StoredLine, 'role' | 'label' | 'guardianEmail'>

const isSameLine = (known: Row, row: Row) => known.role === row.role && known.label === row.label

/** Whether the answer stays. An answer given in another role or by a person no longer in the line does not. */
function isKept(known: repository.StoredLine, row: Row, signerIds: readonly string[]): boolean {
  if (!isSameLine(known, row)) return false
  if (known.way === 'link') return known.guardianEmail === row.guardianEmail
  return known.answeredById === null || signerIds.includes(known.answeredById)
}

async function removeLine(change: Change, line: repository.StoredLine): Promise<void> {
  if (line.answer !== null || line.askedAt !== null) await noteRemoved(change, line)
  await repository.deleteLine(change.transaction, line)
  await letGoOfPhoto(change, line)
}

async function noteRemoved({ transaction, plan, byId, at }: Change, line: repository.StoredLine): Promise<void> {
  const name = await repository.findSigningName(transaction, byId)
  const hash = line.hash ?? hashOf(plan.id, plan.content)
  const version = line.version ?? plan.version
  await repository.addAct(transaction, { line, act: 'removed', byId, name, way: line.way, version, hash, at })
}

async function letGoOfPhoto({ platform, transaction }: Change, { photoId }: repository.StoredLine): Promise<void> {
  if (photoId !== null) await letGoOfAnybodys(platform, transaction, [photoId])
}
