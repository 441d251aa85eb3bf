import type { BulletinSummary } from '@learntrail/contract/bulletins/bulletin'

type Standing = Pick<BulletinSummary, 'mine' | 'counts' | 'hasAppeared' | 'needsSignature'>

/** It is for me, and I have not read it; whoever leads the group is not asked to. */
export const isUnread = ({ mine, counts, hasAppeared }: Standing) =>
  counts === null && hasAppeared && mine.readAt === null

/** My name is asked for, and not below these words yet. */
export const waitsForName = ({ mine, counts, hasAppeared, needsSignature }: Standing) =>
  counts === null && hasAppeared && needsSignature && (mine.signedAt === null || mine.isFormer)
