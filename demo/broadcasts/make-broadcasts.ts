import { listPermittedSchools } from '../../apps/server/src/features/accounts/demo.ts'
import { writeBroadcast } from '../../apps/server/src/features/broadcasts/demo.ts'
import { documentOf } from '../content/rich-text.ts'
import { type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { broadcasts } from './broadcasts.ts'

/** Sends the broadcasts of the service and the school. Idempotent. */
export async function makeBroadcasts({ platform, calendar }: Making, ids: Ids): Promise<void> {
  for (const { by, isOfService, title, text, roles, daysAgo } of broadcasts) {
    const id = idOf(ids, by)
    const [schoolId = null] = isOfService ? [] : await listPermittedSchools(platform.db, id)
    const author = { id, staffLevel: isOfService ? ('operator' as const) : null }
    await writeBroadcast(platformAt(platform, calendar.daysAgo(daysAgo)), author, {
      clientId: stableId(`broadcast ${title}`),
      title,
      content: documentOf(text, () => ({ id: '', label: '' })),
      audience: { schoolId, roles: [...roles], schoolTypes: [], plans: [] },
      fileIds: [],
      startsAt: null,
    })
  }
}
