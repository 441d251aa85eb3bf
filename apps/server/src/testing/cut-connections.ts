import type { Pool } from 'pg'
import { Refusal } from '../platform/http/refusal.ts'
import { type Random, randomFrom } from './random-from.ts'

/** Repeats a call until it is answered, as a person does after losing the connection. */
export async function pressUntilAnswered<Answer>(press: () => Promise<Answer>): Promise<Answer | 'refused'> {
  for (;;) {
    try {
      return await press()
    } catch (error) {
      if (error instanceof Refusal) return 'refused'
    }
  }
}

interface Callers {
  /** How many callers act at once. */
  callers: number
  act(random: Random): Promise<void>
  isDone(): boolean
}

/**
 * Runs callers at once while cutting connections whose statement contains a word; returns how many were cut. Callers
 * handle the failures and continue.
 */
export async function actWhileCut(pool: Pool, word: string, { callers, act, isDone }: Callers): Promise<number> {
  let isOver = false
  let cuts = 0
  const cut = randomFrom(7)
  const cutting = (async () => {
    while (!isOver) {
      await pool
        .query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' and query like $1
           offset $2 limit 1`,
          [`%${word}%`, cut(3)],
        )
        .then((result) => {
          cuts += result?.rowCount ?? 0
        })
        .catch(() => undefined)
    }
  })()
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      const random = randomFrom(caller + 1)
      while (!isDone()) await act(random).catch(() => undefined)
    }),
  )
  isOver = true
  await cutting
  return cuts
}
