import type { NoticeKind, NoticeTopic } from '@learntrail/contract/notices/kinds'
import type { NoticePlace } from '@learntrail/contract/notices/notices'
import type { IconName } from '../ui/icon.tsx'

/** How the notices of a feature look, and where they lead. */
export interface NoticeLooks {
  /** By what a notice is about; to the comment it is about it leads by itself. */
  addresses?: Partial<Record<NoticePlace['type'], (id: string) => string>>
  pictures?: Partial<Record<NoticeTopic, IconName>>
  /** Of kinds that have one of their own. */
  kindPictures?: Partial<Record<NoticeKind, IconName>>
}
