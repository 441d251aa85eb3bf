import type { Prize, PrizeForMe } from '@learntrail/contract/prizes/prizes'

interface Applying {
  prize: Pick<Prize, 'state' | 'stock' | 'points' | 'perPerson'>
  /** Points in the person's purse. */
  balance: number
  /** Pieces of it that the person has or applied for. */
  had: number
}

/** Returns why a person cannot apply for a prize now: reasons that nobody can change first, their own points last. */
export function hindranceOf({ prize, balance, had }: Applying): PrizeForMe['hindrance'] {
  if (prize.state === 'planned') return 'notYet'
  if (prize.state !== 'offered') return 'over'
  if (had >= prize.perPerson) return 'hadEnough'
  if (prize.stock <= 0) return 'runOut'
  return balance < prize.points ? 'notEnough' : null
}
