import type { PlanContent } from '../content.ts'
import { planLimits } from '../limits.ts'
import { type UsualLine, usualSignatures } from '../school/facts.ts'
import type { LineState, SignatureRole, SigningOrder, SigningState } from './facts.ts'

/**
 * Returns the signature lines of a plan that sets nothing else: the lines of the school's form whose roles the plan has
 * not switched off (none of them if all three switches are off), then the plan's own; at most `planLimits.lines`.
 */
export function usualLines(
  content: Pick<PlanContent, 'isStudentSign' | 'isTeacherSign' | 'isParentsSign' | 'customSign'>,
  ofSchool: readonly UsualLine[] = usualSignatures,
): UsualLine[] {
  const { isStudentSign, isParentsSign, isTeacherSign, customSign } = content
  const asked: Partial<Record<SignatureRole, boolean>> = {
    student: isStudentSign,
    guardian: isParentsSign,
    adviser: isTeacherSign,
  }
  const isSigned = Object.values(asked).includes(true)
  const lines = isSigned ? ofSchool.filter(({ role }) => asked[role] ?? true) : []
  const own = customSign.filter((label) => !lines.some((line) => line.label === label))
  return [...lines, ...own.map((label) => ({ role: 'own' as const, label }))].slice(0, planLimits.lines)
}

/** State of a line: its last answer, and the content it refers to. */
export interface LineFacts {
  /** Whether it has been asked since its last change. */
  isAsked: boolean
  answer: 'signed' | 'refused' | null
  /** Hash of the content that was signed or refused. */
  hash: string | null
}

const isSigned = ({ answer, hash }: LineFacts, current: string) => answer === 'signed' && hash === current

/** Returns the state of each line, given in order, for the content with the hash `current`. */
export function lineStatesOf(lines: readonly LineFacts[], order: SigningOrder, current: string): LineState[] {
  const isUnderway = lines.some(({ isAsked }) => isAsked)
  const first = order === 'inOrder' ? lines.findIndex((line) => !isSigned(line, current)) : -1
  return lines.map((line, place) => {
    if (isSigned(line, current)) return 'signed'
    if (line.answer === 'refused' && line.hash === current) return 'refused'
    if (line.isAsked) return first >= 0 && place > first ? 'waiting' : 'asked'
    if (line.answer === 'signed') return 'outdated'
    return isUnderway && first >= 0 && place > first ? 'waiting' : 'idle'
  })
}

/** Returns the state of a whole signing from its lines' states; `none` without lines, or while nobody was asked. */
export function signingStateOf(states: readonly LineState[]): SigningState {
  if (states.length === 0 || states.every((state) => state === 'idle')) return 'none'
  if (states.includes('refused')) return 'refused'
  return states.every((state) => state === 'signed') ? 'agreed' : 'underway'
}
