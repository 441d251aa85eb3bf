import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import { momentOf, morningIn, type TaipeiTime, taipeiTimeOf } from '../../../ui/taipei-time.ts'
import type { DraftValues } from '../../drafts/index.ts'

/** What is chosen beside the words of a bulletin. */
export interface BulletinChoices {
  needsSignature: boolean
  isLater: boolean
  /** By the clock of Taiwan. */
  at: TaipeiTime
}

const choices = (needsSignature: boolean, appearsAt: string | null): BulletinChoices => ({
  needsSignature,
  isLater: appearsAt !== null,
  at: appearsAt === null ? morningIn(1) : taipeiTimeOf(new Date(appearsAt)),
})

const choicesOf = ({ needsSignature, hasAppeared, appearsAt }: Bulletin) =>
  choices(needsSignature, hasAppeared ? null : appearsAt)

/** As they are kept with the words. */
export const choicesIn = ({ needsSignature = false, appearsAt = null }: DraftValues) =>
  choices(needsSignature, appearsAt)

/** When it appears, as the wire has it; null: at once, or without a time. */
export const appearsAtOf = ({ isLater, at }: BulletinChoices): string | null =>
  isLater ? (momentOf(at)?.toISOString() ?? null) : null

/** Whether the time is another than the one that the bulletin waits for; minutes are all that is chosen. */
export function isMoved(bulletin: Bulletin, choices: BulletinChoices): boolean {
  if (bulletin.hasAppeared) return false
  const { isLater, at } = choicesOf(bulletin)
  return isLater !== choices.isLater || at.day !== choices.at.day || at.time !== choices.at.time
}
