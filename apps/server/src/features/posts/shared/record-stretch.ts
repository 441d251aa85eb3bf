import { postDurations } from '@learntrail/contract/posts/limits'
import type { SharedEdit } from '@learntrail/contract/posts/shared-record'
import type { Transaction } from '../../../platform/database/index.ts'
import { newId } from '../../../platform/ids/ids.ts'
import * as repository from './shared.repository.ts'
import { changeOf } from './shared.rules.ts'

/** Changes of one person shortly after each other are one entry of the history. */
export async function recordStretch(
  transaction: Transaction,
  personId: string,
  change: {
    id: string
    before: repository.SharedRow
    after: Pick<repository.SharedRow, 'content'>
    fields: SharedEdit['fields']
    now: Date
  },
): Promise<void> {
  const { id: sharedId, now, fields } = change
  const last = await repository.findLastEdit(transaction, sharedId)
  const goesOn = last?.personId === personId && now.getTime() - last.at.getTime() < postDurations.sharedStretch
  const entry = goesOn
    ? { ...last, fields: [...new Set([...last.fields, ...fields])] }
    : { id: newId(now.getTime()), sharedId, personId, startedAt: now, fields, before: change.before.content }
  await repository.putEdit(transaction, { ...entry, at: now, ...changeOf(entry.before, change.after.content) })
}
