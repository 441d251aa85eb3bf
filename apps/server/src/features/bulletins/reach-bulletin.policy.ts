import type { Bulletin, BulletinSummary } from '@learntrail/contract/bulletins/bulletin'
import type { Person } from '../../platform/access/person.ts'
import { excerptLinesOf } from '../../platform/content/excerpt.rules.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Written } from '../../platform/json/json-text.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkLeads, type Purpose } from '../groups/index.ts'
import * as repository from './bulletins.repository.ts'

export type Actor = Pick<Person, 'id'>

export function summaryOf({ text, ...row }: repository.SummaryRow): Written<BulletinSummary> {
  return { ...row, excerpt: excerptLinesOf(text) }
}

/** Returns a bulletin as this person may see it. */
export async function readBulletin({ pool }: Platform, person: Actor, id: string): Promise<Written<Bulletin>> {
  const row = (await repository.findBulletin(pool, person.id, id)) ?? refuse('BULLETIN_NOT_FOUND')
  const { text, isLeader, isKeeper, isAskedToSign, isGroupArchived, ...facts } = row
  const changes = isLeader && !isGroupArchived
  return {
    ...facts,
    excerpt: excerptLinesOf(text),
    can: {
      edit: changes && isKeeper,
      pin: changes,
      followUp: isLeader,
      forward: isLeader,
      remove: changes && isKeeper,
      comment: !isGroupArchived,
      sign: isAskedToSign && !isGroupArchived,
    },
  }
}

/** Locks a bulletin for a person who leads its group. Refuses with `BULLETIN_NOT_FOUND` if they may not see it. */
export async function holdLed(transaction: Transaction, person: Actor, id: string, purpose: Purpose = 'change') {
  const bulletin =
    (await repository.holdBulletin(transaction, id, purpose === 'change' ? 'update' : 'share')) ??
    refuse('BULLETIN_NOT_FOUND')
  const [seen] = await repository.findSeen(transaction, person.id, [id])
  if (seen === undefined) refuse('BULLETIN_NOT_FOUND')
  const { isTop } = await checkLeads(transaction, person, bulletin.groupId, purpose)
  return { bulletin, isKeeper: isTop || bulletin.writerId === person.id }
}

/** Same, but only for its author or the top administrator. */
export async function holdKept(transaction: Transaction, person: Actor, id: string) {
  const { bulletin, isKeeper } = await holdLed(transaction, person, id)
  if (!isKeeper) refuse('GROUP_TOP_ADMIN_REQUIRED')
  return bulletin
}
