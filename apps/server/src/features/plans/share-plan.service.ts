import { isDeepStrictEqual } from 'node:util'
import { planPublished, planWithdrawn } from '@learntrail/contract/plans/events'
import type { Plan } from '@learntrail/contract/plans/plans'
import { privacy as privacyCodes } from '@learntrail/contract/posts/posts'
import type { Person } from '../../platform/access/person.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkGroups } from '../posts/index.ts'
import * as repository from './plans.repository.ts'
import { checkReadable } from './plans.rules.ts'
import { readPlan } from './plans.service.ts'

interface Audience {
  privacy: number
  groupIds: string[]
  showsOwner: boolean
}

/** Sets the audience of a plan; repeating it changes nothing. */
export async function sharePlan(
  platform: Platform,
  person: Pick<Person, 'id'>,
  id: string,
  chosen: Audience,
): Promise<Plan> {
  const at = platform.clock.now()
  const { privacy } = chosen
  // Friends and groups are always told whose plan it is.
  const showsOwner = privacy !== privacyCodes.public || chosen.showsOwner
  await inTransaction(platform.db, async (transaction) => {
    const plan = (await repository.holdOwn(transaction, person.id, id)) ?? refuse('PLAN_NOT_FOUND')
    const before = await repository.listGroupIds(transaction, id)
    const groupIds = await checkGroups(transaction, person.id, chosen, before)
    checkReadable(privacy, plan.content)
    // Only staff can show a plan again that staff hid.
    if (plan.withheld !== null && privacy !== privacyCodes.private) refuse('WITHHELD')
    const isSame = plan.privacy === privacy && isDeepStrictEqual(groupIds.toSorted(), before)
    if (isSame && plan.showsOwner === showsOwner) return
    await repository.setGroups(transaction, id, groupIds)
    const isPrivate = privacy === privacyCodes.private
    const publishedId = isPrivate ? null : (plan.publishedId ?? newId(at.getTime()))
    await repository.updatePlan(transaction, id, { privacy, publishedId, showsOwner })
    if (isSame) return
    const fact = { actorId: person.id, subjectId: id, at }
    const title = plan.name
    if (isPrivate) await platform.events.record(transaction, planWithdrawn, { ...fact, data: { title } })
    else {
      const data = { title, privacy, privacyBefore: plan.privacy }
      await platform.events.record(transaction, planPublished, { ...fact, data })
    }
  })
  return readPlan(platform, person, id)
}
