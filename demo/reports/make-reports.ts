import { reachTarget, writeComment } from '../../apps/server/src/features/comments/demo.ts'
import {
  decideCase,
  listCases,
  noteCase,
  readCase,
  sendReport,
  takeCase,
} from '../../apps/server/src/features/reports/demo.ts'
import { findRecord } from '../posts/find-record.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { cases } from './reports.ts'

type DemoCase = (typeof cases)[number]

/** Makes reports and their outcomes. Idempotent. */
export async function makeReports(making: Making, ids: Ids): Promise<void> {
  const { platform, calendar } = making
  const staff = { id: idOf(ids, 'staff'), requestId: 'demo' }
  for (const one of cases) {
    const target = await targetOf(making, ids, one)
    const at = platformAt(platform, calendar.daysAgo(one.daysAgo))
    for (const { by, reasons, description } of one.reports) {
      const clientId = stableId(`report by ${by}: ${description}`)
      await sendReport(at, idOf(ids, by), { ...target, clientId, reasons: [...reasons], description, fileIds: [] })
    }
    const { items } = await listCases(platform, staff.id, { filter: 'open', targetType: target.targetType })
    const waiting = items.find(({ targetId }) => targetId === target.targetId)
    if (one.taken === undefined || waiting === undefined) continue
    const { version } = await readCase(platform, staff.id, waiting.id)
    const taken = await takeCase(at, staff, waiting.id, version)
    await noteCase(at, staff, taken.id, { clientId: stableId(`note ${one.taken.note}`), words: one.taken.note })
    if (one.decided === undefined) continue
    const clientId = stableId(`decision ${one.decided.words}`)
    const judgement = { ...one.decided, clientId, version: taken.version, days: null, falseReportIds: [] }
    await decideCase(at, staff, taken.id, judgement)
  }
}

async function targetOf({ platform, calendar }: Making, ids: Ids, { of, daysAgo }: DemoCase) {
  if ('person' in of) return { targetType: 'person' as const, targetId: idOf(ids, of.person) }
  if ('record' in of) return { targetType: 'post' as const, targetId: await findRecord(platform, ids, of.record) }
  const by = actor(idOf(ids, of.by))
  const below = { type: 'portfolio' as const, id: await findRecord(platform, ids, of.below) }
  const said = { content: of.words, clientId: stableId(`comment ${of.words}`) }
  const target = await reachTarget(platform, by, below)
  const comment = await writeComment(platformAt(platform, calendar.daysAgo(daysAgo + 1)), by, target, said)
  return { targetType: 'comment' as const, targetId: comment.id }
}
