import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import { momentOf, morningIn, type TaipeiTime, taipeiTimeOf } from '../../../ui/taipei-time.ts'
import type { DraftValues } from '../../drafts/index.ts'

/** The choices of a bulletin beside its text. */
export interface BulletinChoices {
  needsSignature: boolean
  needsGuardian: boolean
  isLater: boolean
  /** Day and time in Taiwan. */
  at: TaipeiTime
}

type Signing = Pick<BulletinChoices, 'needsSignature' | 'needsGuardian'>

const choices = ({ needsSignature, needsGuardian }: Signing, appearsAt: string | null): BulletinChoices => ({
  needsSignature,
  needsGuardian,
  isLater: appearsAt !== null,
  at: appearsAt === null ? morningIn(1) : taipeiTimeOf(new Date(appearsAt)),
})

const choicesOf = (bulletin: Bulletin) => choices(bulletin, bulletin.hasAppeared ? null : bulletin.appearsAt)

/** The choices kept in a draft's values. */
export const choicesIn = ({ needsSignature = false, needsGuardian = false, appearsAt = null }: DraftValues) =>
  choices({ needsSignature, needsGuardian }, appearsAt)

/** Who is asked to sign. Members are counted as readers in any case. */
export const signings = {
  seen: { needsSignature: false, needsGuardian: false },
  pupil: { needsSignature: true, needsGuardian: false },
  guardian: { needsSignature: false, needsGuardian: true },
  both: { needsSignature: true, needsGuardian: true },
} as const satisfies Record<string, Signing>
export type SigningName = keyof typeof signings

/** Returns when the bulletin appears, as the wire has it; null for at once, or for an incomplete time. */
export const appearsAtOf = ({ isLater, at }: BulletinChoices): string | null =>
  isLater ? (momentOf(at)?.toISOString() ?? null) : null

/**
 * Whether the chosen time differs from the one the bulletin waits for, to the minute, as only minutes can be chosen.
 */
export function isMoved(bulletin: Bulletin, choices: BulletinChoices): boolean {
  if (bulletin.hasAppeared) return false
  const { isLater, at } = choicesOf(bulletin)
  return isLater !== choices.isLater || at.day !== choices.at.day || at.time !== choices.at.time
}
