import { type AskedPart, askedParts, type DeliveryWay } from './asked.ts'
import { prizeLimits } from './limits.ts'

interface AskingPrize {
  way: DeliveryWay
  /** What the operator chose for it. */
  asks: readonly AskedPart[]
}

/** Whoever applies, and what the service allows, at that moment. */
interface Asking {
  /** Null where they have not said it. */
  birthYear: number | null
  /** The year in Taipei. */
  year: number
  /** Whether the operator has switched images of identity cards on for the service. */
  takesIdImages: boolean
}

/**
 * What a form asks for this prize, in the order of the form. What is collected at school asks nothing. What was chosen
 * before images of identity cards were switched off asks for none any more.
 */
export function partsAsked({ way, asks }: AskingPrize, { birthYear, year, takesIdImages }: Asking): AskedPart[] {
  if (way === 'atSchool') return []
  return askedParts.filter((part) => {
    if (!asks.includes(part)) return false
    if (part === 'guardian') return needsGuardian(birthYear, year)
    return part !== 'idImages' || takesIdImages
  })
}

/**
 * By the year of birth, which is all that an account knows: until the year is over, somebody may still be 19. Whoever has
 * not said it counts as under age.
 */
export function needsGuardian(birthYear: number | null, year: number): boolean {
  return birthYear === null || birthYear >= year - prizeLimits.ofAge
}
