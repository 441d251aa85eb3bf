import {
  askForSignatures,
  readSigning,
  refusePlan,
  savePlan,
  setSigning,
  signPlan,
} from '../../apps/server/src/features/plans/demo.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { type DemoSigning, signings } from './signings.ts'

/** Makes plans that are signed, waiting for signatures, and sent back. Idempotent. */
export async function makeSignings(making: Making, ids: Ids): Promise<void> {
  for (const signing of signings) await makeSigning(making, ids, signing)
}

async function makeSigning({ platform, calendar }: Making, ids: Ids, { of, order, lines, steps }: DemoSigning) {
  const owner = actor(idOf(ids, of))
  const found = await platform.pool.query<{ id: string }>(
    'select id from plans where client_id = $1 and owner_id = $2',
    [stableId(`plan of ${of}`), owner.id],
  )
  const id = found.rows[0]?.id ?? ''
  if ((await readSigning(platform, owner, id)).lines.length > 0) return
  const at = (daysAgo: number) => platformAt(platform, calendar.daysAgo(daysAgo))
  const lineId = (line: number) => stableId(`line ${line} of the plan of ${of}`)
  await setSigning(at(steps[0]?.daysAgo ?? 0), owner, id, {
    order,
    lines: lines.map(({ role, by, email }, line) => ({
      id: lineId(line),
      role,
      label: '',
      guardian: email === undefined ? null : { email },
      signerIds: by === undefined ? [] : [idOf(ids, by)],
    })),
  })
  for (const step of steps) {
    const then = at(step.daysAgo)
    const { version, hash } = await readSigning(then, owner, id)
    if (step.does === 'ask') await askForSignatures(then, owner, id, { version })
    if (step.does === 'mend') {
      await savePlan(then, owner, id, { version, writer: stableId('writer'), save: 2, criteria: step.criteria })
    }
    if (step.does !== 'sign' && step.does !== 'refuse') continue
    const signer = actor(idOf(ids, lines[step.line]?.by ?? of))
    const line = { id, lineId: lineId(step.line) }
    const words = { version, hash, minutes: '' }
    if (step.does === 'refuse') {
      await refusePlan(then, signer, line, { ...words, reason: step.reason, remarks: step.remarks })
      continue
    }
    const mark = step.typed === undefined ? { confirmed: true as const } : { typed: step.typed }
    await signPlan(then, signer, line, { ...words, mark, remarks: [] })
  }
}
