import type { PlanContent } from '@learntrail/contract/plans/content'
import type { PlanPart } from '@learntrail/contract/plans/facts'
import type { LineState, SigningWay } from '@learntrail/contract/plans/signing/facts'
import type { PlanSigning, SigningLine } from '@learntrail/contract/plans/signing/signing'
import type { Person } from '../../../platform/access/person.ts'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashOf, hexOf } from './hash-of.rules.ts'
import { signingQuery } from './signing.queries.ts'

interface LineRow extends Omit<SigningLine, 'email' | 'can'> {
  email: string | null
  remindedAt: string | null
  isMine: boolean
  isAnsweredByMe: boolean
}

interface SigningRow extends Pick<PlanSigning, 'order' | 'state' | 'version' | 'history'> {
  id: string
  part: PlanPart
  content: PlanContent
  lines: LineRow[]
}

/** Returns who signs a plan and what each has answered, for people who take part in it. */
export async function readSigning(
  { pool, clock }: Platform,
  person: Pick<Person, 'id'>,
  id: string,
): Promise<PlanSigning> {
  const { rows } = await pool.query<SigningRow>({ ...signingQuery, values: [person.id, id] })
  const { part, content, order, state, version, history, lines } = rows[0] ?? refuse('PLAN_NOT_FOUND')
  const writes = part !== 'signer'
  const today = dayIn(clock.now())
  return {
    order,
    state,
    version,
    history,
    canAsk: writes,
    hash: hexOf(hashOf(id, content)),
    lines: lines.map((line) => lineOf(line, writes, today)),
  }
}

function lineOf(line: LineRow, writes: boolean, today: string): SigningLine {
  const { email, remindedAt, isMine, isAnsweredByMe, ...told } = line
  const isReminded = remindedAt !== null && dayIn(new Date(remindedAt)) === today
  return {
    ...told,
    email: writes && email !== null ? email : email !== null,
    can: {
      answer: isMine && line.state === 'asked',
      withdraw: isMine && isAnsweredByMe && line.answer !== null,
      remind: writes && line.state === 'asked' && !isReminded,
      addPaper: writes && takesPaper(line.state, line.answer?.way),
    },
  }
}

/** Whether a paper signature may be added or replaced: an answer given in the product is kept. */
export function takesPaper(state: LineState, way: SigningWay | undefined): boolean {
  if (state === 'refused') return false
  return state !== 'signed' || way === 'paper'
}
