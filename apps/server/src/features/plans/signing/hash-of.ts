import { createHash } from 'node:crypto'
import type { PlanContent } from '@learntrail/contract/plans/content'
import { planLimits } from '@learntrail/contract/plans/limits'

/** Which lines the printed form has is of the form, and nothing that anybody agrees to. */
const ofForm = ['isStudentSign', 'isTeacherSign', 'isParentsSign', 'customSign'] as const

/** SHA-256 of which plan it is and what it says, however its parts are ordered: what a signature is bound to. */
export function hashOf(planId: string, content: PlanContent): Buffer {
  const agreed = Object.fromEntries(Object.entries(content).filter(([part]) => !ofForm.some((name) => name === part)))
  return createHash('sha256')
    .update(JSON.stringify(inOrder({ planId, ...agreed })))
    .digest()
}

/** With the names of all objects in one order. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, part]) => [name, inOrder(part)]))
}

export const hexOf = (hash: Buffer) => hash.toString('hex')

/** The beginning of a hash, which people read and compare. */
export const codeOf = (hash: Buffer) => hexOf(hash).slice(0, planLimits.code)
