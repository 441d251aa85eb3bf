import { type AskedPart, askedParts, type DeliveryWay } from './asked.ts'
import { prizeLimits } from './limits.ts'

interface AskingPrize {
  way: DeliveryWay
  /** Details chosen by the operator. */
  asks: readonly AskedPart[]
}

/** The applicant and the service's settings at the moment of asking. */
interface Asking {
  /** Null if unknown. */
  birthYear: number | null
  /** The current year in Taipei. */
  year: number
  /** Whether the operator has switched on images of identity cards for the service. */
  takesIdImages: boolean
}

/**
 * Returns the details that the form asks for, in the form's order. A prize collected at school asks for none. Identity
 * card images are left out while they are switched off for the service.
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
 * Returns whether a guardian is needed, by the year of birth alone: until the year ends, a person may still be 19. A
 * person of unknown age counts as a minor.
 */
export function needsGuardian(birthYear: number | null, year: number): boolean {
  return birthYear === null || birthYear >= year - prizeLimits.ofAge
}
