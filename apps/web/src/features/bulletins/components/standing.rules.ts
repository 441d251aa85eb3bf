import type { BulletinSummary } from '@learntrail/contract/bulletins/bulletin'

type Standing = Pick<BulletinSummary, 'mine' | 'counts' | 'hasAppeared' | 'needsSignature'>

/** Whether the viewer has yet to read a bulletin. Administrators, who have `counts`, are not asked to. */
export const isUnread = ({ mine, counts, hasAppeared }: Standing) =>
  counts === null && hasAppeared && mine.readAt === null

/** Whether the viewer's signature is missing, or was given to an earlier wording (`isFormer`). */
export const waitsForName = ({ mine, counts, hasAppeared, needsSignature }: Standing) =>
  counts === null && hasAppeared && needsSignature && (mine.signedAt === null || mine.isFormer)

/** Who is asked to sign a bulletin; null if nobody is. */
export const signersOf = ({
  needsSignature,
  needsGuardian,
}: Pick<BulletinSummary, 'needsSignature' | 'needsGuardian'>) =>
  needsSignature ? (needsGuardian ? 'both' : 'own') : needsGuardian ? 'guardian' : null
