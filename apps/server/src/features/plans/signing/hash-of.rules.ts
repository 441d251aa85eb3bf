import { createHash } from 'node:crypto'
import type { PlanContent } from '@learntrail/contract/plans/content'
import { planLimits } from '@learntrail/contract/plans/limits'

/** Parts that only choose the printed form's lines; nobody agrees to them. */
const ofForm = ['isStudentSign', 'isTeacherSign', 'isParentsSign', 'customSign'] as const

/** Returns the SHA-256 of the plan's id and content, independent of key order: what a signature is bound to. */
export function hashOf(planId: string, content: PlanContent): Buffer {
  const agreed = Object.fromEntries(Object.entries(content).filter(([part]) => !ofForm.some((name) => name === part)))
  return createHash('sha256')
    .update(JSON.stringify(inOrder({ planId, ...agreed })))
    .digest()
}

/** Returns the value with the keys of all objects sorted. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, part]) => [name, inOrder(part)]))
}

export const hexOf = (hash: Buffer) => hash.toString('hex')

/** Returns the first characters of a hash, for people to compare. */
export const codeOf = (hash: Buffer) => hexOf(hash).slice(0, planLimits.code)
