import { createHash } from 'node:crypto'
import type { Execution } from '@learntrail/contract/plans/doing/doing'
import type { PlanLook } from '@learntrail/contract/plans/facts'
import type { PlanSigning } from '@learntrail/contract/plans/signing/signing'
import { inOrder } from '../signing/hash-of.rules.ts'

/** What an edition's documents are made from, fixed at the moment of sealing. */
export interface EditionContent {
  drawn: Record<PlanLook, object>
  names: Record<PlanLook, string>
  /** Files of the photographs in the designed document. */
  pictureIds: string[]
}

/** A signature, without the name. */
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
 * Returns the SHA-256, in hex, of the plan's content, how it was done, its result and its signatures. Names are left
 * out, so that renaming a person does not change the hash.
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
