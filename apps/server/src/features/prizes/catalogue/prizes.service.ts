import { partsAsked } from '@learntrail/contract/prizes/parts-asked'
import type { PrizeForMe } from '@learntrail/contract/prizes/prizes'
import { dayIn } from '../../../platform/clock/taipei.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listMailable } from '../../guardians/index.ts'
import { findBirthYear } from '../../profiles/index.ts'
import { readPurse } from '../../rewards/index.ts'
import { countHad } from '../applications/applications.repository.ts'
import { hindranceOf } from './hindrance.rules.ts'
import * as repository from './prizes.repository.ts'

export async function listPrizes({ db, pool, clock }: Platform, me: string) {
  const { balance, held } = await readPurse(db, me)
  return { balance, held, items: await repository.listShown(pool, clock.now()) }
}

/** Reads what decides, besides the prize, what a form asks for. */
export async function readAsking(db: Queryable, accountId: string, now: Date) {
  return {
    birthYear: await findBirthYear(db, accountId),
    year: Number(dayIn(now).slice(0, 4)),
    takesIdImages: await repository.takesIdImages(db),
  }
}

export async function readPrize(platform: Platform, me: string, id: string): Promise<PrizeForMe> {
  const { db, pool, clock } = platform
  const { asks, ...prize } =
    (await repository.findShown(pool, { id, viewer: me, now: clock.now() })) ?? refuse('PRIZE_NOT_FOUND')
  const { balance } = await readPurse(db, me)
  const had = await countHad(db, me, id)
  const asked = partsAsked({ way: prize.way, asks }, await readAsking(db, me, clock.now()))
  const guardians = asked.includes('guardian') ? await listMailable(db, me) : []
  return {
    ...prize,
    balance,
    asks: asked,
    had,
    hindrance: hindranceOf({ prize, balance, had }),
    guardians: guardians.map(({ id: guardianId, name }) => ({ id: guardianId, name })),
  }
}

export async function findPicture(platform: Platform, id: string) {
  return (await repository.findPicture(platform, id)) ?? refuse('PRIZE_NOT_FOUND')
}
