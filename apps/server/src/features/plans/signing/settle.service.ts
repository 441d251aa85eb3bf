import type { LineState, SigningState } from '@learntrail/contract/plans/signing/facts'
import { type LineFacts, lineStatesOf, signingStateOf } from '@learntrail/contract/plans/signing/state'
import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { noteDoers } from '../measures/note-doers.service.ts'
import { plans } from '../plans.tables.ts'
import { hashOf, hexOf } from './hash-of.rules.ts'
import * as repository from './signing.repository.ts'

type Signed = Pick<repository.HeldPlan, 'id' | 'content' | 'signingOrder'>

interface Settled {
  lines: repository.StoredLine[]
  state: SigningState
  /** Hash of the plan's current content. */
  hash: Buffer
}

const factsOf = ({ askedAt, answer, hash }: repository.StoredLine): LineFacts => ({
  isAsked: askedAt !== null,
  answer,
  hash: hash === null ? null : hexOf(hash),
})

/** Recomputes and stores the states of lines and signing for the current content. The caller has locked the plan. */
export async function settle(transaction: Transaction, plan: Signed): Promise<Settled> {
  const hash = hashOf(plan.id, plan.content)
  const before = await repository.listLines(transaction, plan.id)
  const states = lineStatesOf(before.map(factsOf), plan.signingOrder, hexOf(hash))
  const lines = before.map((line, place) => ({ ...line, state: states[place] as LineState }))
  const state = signingStateOf(states)
  if (lines.length > 0) await repository.keepStates(transaction, plan.id, lines)
  const isThis = and(eq(plans.id, plan.id), ne(plans.signingState, state))
  const changed = await transaction.update(plans).set({ signingState: state }).where(isThis)
  if (changed.rowCount) noteDoers(transaction, plan.id)
  return { lines, state, hash }
}
