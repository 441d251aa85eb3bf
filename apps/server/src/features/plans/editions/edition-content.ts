import { createHash } from 'node:crypto'
import type { Execution } from '@learntrail/contract/plans/doing/doing'
import type { PlanLook } from '@learntrail/contract/plans/facts'
import type { PlanSigning } from '@learntrail/contract/plans/signing/signing'
import { inOrder } from '../signing/hash-of.ts'

/** What the documents of an edition are made of: as it was when somebody sealed it, whatever changes meanwhile. */
export interface EditionContent {
  drawn: Record<PlanLook, object>
  names: Record<PlanLook, string>
  /** Of the photographs that the designed one shows. */
  pictureIds: string[]
}

/** Who signed, without a name. */
export interface EditionSignature {
  role: PlanSigning['lines'][number]['role']
  label: string
  at: string
}

export type SealedDoing = Pick<Execution, 'weekPerProgress' | 'result' | 'opinion' | 'certified' | 'finishedAt'>

export const signaturesIn = ({ lines }: Pick<PlanSigning, 'lines'>): EditionSignature[] =>
  lines.flatMap(({ role, label, state, answer }) =>
    state === 'signed' && answer !== null ? [{ role, label, at: answer.at }] : [],
  )

/**
 * SHA-256, in hex, of what the plan says, how it was done, what came of it and who signed. Names are not in it: whoever
 * calls themselves otherwise has changed no plan.
 */
export function editionHash(signing: Pick<PlanSigning, 'hash' | 'lines'>, doing: SealedDoing): string {
  const { summary, difference, evaluations } = doing.result
  const weeks = doing.weekPerProgress.map(({ weekId, done, minutes, note, links, files }) => ({
    weekId,
    minutes,
    note,
    links,
    done: done.map(({ itemId }) => itemId),
    files: files.map(({ id }) => id),
  }))
  const sealed = {
    plan: signing.hash,
    weeks,
    summary,
    difference,
    evaluations,
    finishedAt: doing.finishedAt,
    opinion: doing.opinion?.text ?? null,
    certifiedAt: doing.certified?.at ?? null,
    signatures: signing.lines.flatMap(({ id, state, answer }) =>
      state === 'signed' && answer !== null ? [{ id, at: answer.at, code: answer.code }] : [],
    ),
  }
  return createHash('sha256')
    .update(JSON.stringify(inOrder(sealed)))
    .digest('hex')
}
