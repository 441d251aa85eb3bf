import type { NoticeKind, NoticeTopic } from '@learntrail/contract/notices/kinds'
import type { IconName } from '../ui/icon.tsx'

/** How the notices of a feature look; where they lead is in the contract. */
export interface NoticeLooks {
  pictures?: Partial<Record<NoticeTopic, IconName>>
  /** Of kinds that have one of their own. */
  kindPictures?: Partial<Record<NoticeKind, IconName>>
}
