import type { Prize, PrizeForMe } from '@learntrail/contract/prizes/prizes'

interface Applying {
  prize: Pick<Prize, 'state' | 'stock' | 'points' | 'perPerson'>
  /** What the purse holds. */
  balance: number
  /** Pieces that they have of it, or applied for. */
  had: number
}

/** Why somebody cannot apply for a prize now: what nobody can change first, and their own points last. */
export function hindranceOf({ prize, balance, had }: Applying): PrizeForMe['hindrance'] {
  if (prize.state === 'planned') return 'notYet'
  if (prize.state !== 'offered') return 'over'
  if (had >= prize.perPerson) return 'hadEnough'
  if (prize.stock <= 0) return 'runOut'
  return balance < prize.points ? 'notEnough' : null
}
