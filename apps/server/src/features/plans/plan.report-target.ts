import { planPublished, planWithdrawn } from '@learntrail/contract/plans/events'
import { privacy } from '@learntrail/contract/posts/posts'
import { newId } from '../../platform/ids/ids.ts'
import { foundBy } from '../../platform/reports/found-by.ts'
import type { ReportTarget } from '../../platform/reports/report-targets.ts'
import { joinAccount } from '../accounts/index.ts'
import { findBelonging } from '../groups/index.ts'
import * as repository from './plans.repository.ts'
import { visiblePlan } from './visible.sql.ts'

/** The readable text of a plan, without what its form says about the owner. */
const textOf = (plan: string) => `concat_ws(e'\\n', nullif(${plan}.content ->> 'motivation', ''),
  nullif(${plan}.content ->> 'introduction', ''), (select string_agg(goal ->> 'goal', e'\\n')
    from jsonb_array_elements(${plan}.content -> 'progress' -> 'stages') goal),
  (select string_agg(item ->> 'text', e'\\n') from jsonb_array_elements(${plan}.content -> 'progress' -> 'weeks') week,
    jsonb_array_elements(week -> 'items') item))`

export const planReportTarget: ReportTarget = {
  type: 'plan',
  ...foundBy({
    table: 'plans',
    joined: joinAccount('owner', 't.owner_id'),
    parts: { ownerId: 't.owner_id', title: 't.name', text: textOf('t'), fileIds: `'{}'::uuid[]` },
    isVisible: (viewer) => visiblePlan(viewer, 't', 'owner'),
  }),
  hiding: {
    async hide({ events, clock }, transaction, id) {
      const plan = await repository.holdPlan(transaction, id)
      if (plan === undefined || plan.withheld !== null) return
      const withheld = { privacy: plan.privacy, groupIds: await repository.listGroupIds(transaction, id) }
      await repository.setGroups(transaction, id, [])
      await repository.updatePlan(transaction, id, { privacy: privacy.private, publishedId: null, withheld })
      if (plan.privacy === privacy.private) return
      const fact = { actorId: null, subjectId: id, data: { title: plan.name }, at: clock.now() }
      await events.record(transaction, planWithdrawn, fact)
    },
    async show({ events, clock }, transaction, id) {
      const plan = await repository.holdPlan(transaction, id)
      if (!plan?.withheld) return
      const at = clock.now()
      const { withheld, ownerId } = plan
      const belonging = await findBelonging(transaction, ownerId, withheld.groupIds)
      const groupIds = withheld.groupIds.filter((groupId) => belonging.has(groupId))
      const isNowhere = withheld.privacy === privacy.group && groupIds.length === 0
      const shown = isNowhere ? privacy.private : withheld.privacy
      const publishedId = shown === privacy.private ? null : newId(at.getTime())
      await repository.updatePlan(transaction, id, { privacy: shown, publishedId, withheld: null })
      await repository.setGroups(transaction, id, groupIds)
      if (shown === privacy.private) return
      const data = { title: plan.name, privacy: shown, privacyBefore: plan.privacy }
      await events.record(transaction, planPublished, { actorId: null, subjectId: id, data, at })
    },
  },
}
