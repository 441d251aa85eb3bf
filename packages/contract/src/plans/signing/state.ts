import type { PlanContent } from '../content.ts'
import { planLimits } from '../limits.ts'
import { type UsualLine, usualSignatures } from '../school/facts.ts'
import type { LineState, SignatureRole, SigningOrder, SigningState } from './facts.ts'

/**
 * Who signs a plan that has not said more than its form: the lines of the school's form that the plan has not taken out, and
 * those that it adds.
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

/** What is known of a line: the last thing that was said in it, and what it was said of. */
export interface LineFacts {
  /** When it was last asked; null where never, or not since its last change. */
  isAsked: boolean
  answer: 'signed' | 'refused' | null
  /** Of what was signed or refused. */
  hash: string | null
}

const isSigned = ({ answer, hash }: LineFacts, current: string) => answer === 'signed' && hash === current

/** How each line stands when the plan says what `current` is the hash of; lines are in their order. */
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

export function signingStateOf(states: readonly LineState[]): SigningState {
  if (states.length === 0 || states.every((state) => state === 'idle')) return 'none'
  if (states.includes('refused')) return 'refused'
  return states.every((state) => state === 'signed') ? 'agreed' : 'underway'
}
