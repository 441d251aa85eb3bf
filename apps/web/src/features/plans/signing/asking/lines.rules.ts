import type { PersonSummary } from '@learntrail/contract/people/person'
import type { PlanContent } from '@learntrail/contract/plans/content'
import type { UsualLine } from '@learntrail/contract/plans/school/facts'
import type { SignatureRole, SigningOrder } from '@learntrail/contract/plans/signing/facts'
import type { PlanSigning, SigningLine } from '@learntrail/contract/plans/signing/signing'
import { usualLines } from '@learntrail/contract/plans/signing/state'
import type { SigningLines } from '../api/signing.ts'

/** A guardian known to the service, or a mail address; chosen here and not saved yet. */
export type ChosenGuardian = { guardianId: string; name: string } | { email: string }

export interface DraftLine extends Pick<SigningLine, 'id' | 'role' | 'label' | 'state' | 'signers' | 'email'> {
  /** Null keeps the current guardian. */
  guardian: ChosenGuardian | null
}

export interface DraftLines {
  order: SigningOrder
  lines: DraftLine[]
}

export const aLine = (id: string, role: SignatureRole, label = ''): DraftLine => ({
  id,
  role,
  label,
  state: 'idle',
  signers: [],
  email: false,
  guardian: null,
})

/** Returns the line of one of several writers; a sole writer's line needs no signer. */
export const studentLine = (id: string, writer: PersonSummary): DraftLine => ({
  ...aLine(id, 'student'),
  signers: [{ ...writer, fullName: '', isAsked: false }],
})

/** Returns the writers without a line of their own. */
export const withoutLine = (lines: readonly DraftLine[], writers: readonly PersonSummary[]): PersonSummary[] => {
  const own = lines.filter(({ role }) => role === 'student')
  // A line without signers is the owner's.
  const signing = own.flatMap(({ signers }) => (signers.length > 0 ? signers : writers.slice(0, 1)))
  return writers.filter(({ id }) => !signing.some((signer) => signer.id === id))
}

interface Beginning {
  content: PlanContent
  /** Signature lines of the school's form. */
  ofSchool: readonly UsualLine[]
  /** The owner comes first. */
  writers: readonly PersonSummary[]
}

/** Returns the lines as the server has them; if there are none yet, those of the form, with one per writer. */
export function linesOf(
  signing: Pick<PlanSigning, 'order' | 'lines'>,
  { content, ofSchool, writers }: Beginning,
  newId: () => string,
): DraftLines {
  const { order, lines } = signing
  if (lines.length > 0) return { order, lines: lines.map((line) => ({ ...line, guardian: null })) }
  const usual = usualLines(content, ofSchool).flatMap(({ role, label }) =>
    role === 'student' && writers.length > 1
      ? writers.map((writer) => studentLine(newId(), writer))
      : [aLine(newId(), role, label)],
  )
  return { order, lines: usual }
}

export const toWire = ({ order, lines }: DraftLines): SigningLines => ({
  order,
  lines: lines.map(({ id, role, label, signers, guardian }) => ({
    id,
    role,
    label,
    signerIds: signers.map((person) => person.id),
    guardian: guardian && ('guardianId' in guardian ? { guardianId: guardian.guardianId } : { email: guardian.email }),
  })),
})

export type Whom = Pick<DraftLine, 'signers' | 'guardian'>

/**
 * Changes who signs a line, and resets it: a signature by others does not count. A line that changes from mail to paper
 * gets a new id.
 */
export function withWhom(line: DraftLine, { signers, guardian }: Whom, newId: () => string): DraftLine {
  const isPaper = signers.length === 0 && guardian === null
  const email = guardian === null ? false : 'email' in guardian ? guardian.email : guardian.name
  const mustBeAnother = isPaper && line.email !== false && line.guardian === null
  return { ...line, id: mustBeAnother ? newId() : line.id, state: 'idle', signers, guardian, email }
}
