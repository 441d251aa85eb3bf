import { randomUUID } from 'node:crypto'
import { inTransaction } from '../../platform/database/index.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { giveToPurse } from './ledger/purse.ts'

/** Gives reward points to somebody, as the operator does. */
export const givePoints = ({ platform: { db, clock } }: TestApp, accountId: string, points: number): Promise<number> =>
  inTransaction(db, (transaction) =>
    giveToPurse(transaction, {
      ...{ accountId, points, act: { kind: 'gift' }, source: `gift:${randomUUID()}`, at: clock.now() },
    }),
  )
