import type { NoticeKind, NoticeTopic } from '@learntrail/contract/notices/kinds'
import type { IconName } from '../ui/icon.tsx'

/** How a feature's notices look; their targets are in the contract. */
export interface NoticeLooks {
  pictures?: Partial<Record<NoticeTopic, IconName>>
  /** For kinds with an icon of their own. */
  kindPictures?: Partial<Record<NoticeKind, IconName>>
}
