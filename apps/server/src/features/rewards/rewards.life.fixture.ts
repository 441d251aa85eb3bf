import { randomUUID } from 'node:crypto'
import { inTransaction } from '../../platform/database/index.ts'
import type { LifePart } from '../../testing/life.ts'
import { holdForPrize } from './index.ts'
import { givePoints } from './rewards.fixture.ts'

export const life: LifePart = {
  live: async ({ product, owner }) => {
    await givePoints(product, owner.id, 20)
    const { db, clock } = product.platform
    const application = { accountId: owner.id, applicationId: randomUUID(), points: 5, at: clock.now() }
    await inTransaction(db, (transaction) => holdForPrize(transaction, application))
  },
  holdNothing: {
    'reward_sources.*': 'what has moved points; it names an entry, which names accounts of points',
    'reward_accounts.application_id': 'which prize points are on hold for; whose it is, prizes know',
  },
  staysIn: {
    'reward_accounts.*': 'all points still add up when who had them is gone; the row names nobody then',
    'reward_entries.*': 'points that moved; they name accounts of points, which name nobody then',
  },
}
