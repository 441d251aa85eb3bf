import { randomUUID } from 'node:crypto'
import { inTransaction } from '../../platform/database/index.ts'
import type { LifePart } from '../../testing/life.ts'
import { holdForPrize } from './index.ts'
import { givePoints } from './rewards.fixture.ts'

export const life: LifePart = {
  live: async ({ product, owner }, newWord) => {
    await givePoints(product, owner.id, 20)
    const { db, clock } = product.platform
    const application = {
      accountId: owner.id,
      applicationId: randomUUID(),
      points: 5,
      name: newWord(),
      at: clock.now(),
    }
    await inTransaction(db, (transaction) => holdForPrize(transaction, application))
  },
  holdNothing: {
    'reward_sources.*': 'what has moved points: a course, an application, an entry',
    'reward_accounts.school_id': 'whose budget it is',
    'reward_acts.group_id': 'in which group points were given',
    'reward_acts.school_id': 'out of whose budget points were given',
    'reward_accounts.seen_id': 'an entry of reward points',
    'reward_acts.subject_id': 'which course or prize points are for; whose it is, those know',
    'reward_acts.reverses': 'another act of reward points',
    'reward_entries.reverses': 'another entry of reward points',
    'reward_proofs.*': 'sums of a night',
    'reward_accounts.application_id': 'which prize points are on hold for; whose it is, prizes know',
  },
  staysIn: {
    'reward_sources.*': 'what has moved points: a course, an application, an entry, which name nobody then',
    'reward_accounts.*': 'all points still add up when who had them is gone; the row names nobody then',
    'reward_acts.*': 'why points were given is of those who were given them; the row names nobody then',
    'reward_entries.*': 'points that moved; they name accounts of points, which name nobody then',
  },
}
