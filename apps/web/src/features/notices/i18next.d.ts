import 'i18next'
import type { NoticeKind, NoticeTopic } from '@learntrail/contract/notices/kinds'
import type kinds from '@learntrail/texts/tw/notices/notice-kinds.json'
import type notices from '@learntrail/texts/tw/notices/notices.json'
import type settings from '@learntrail/texts/tw/notices/settings.json'
import type ways from '@learntrail/texts/tw/notices/ways.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notices: typeof notices
    'notices/settings': typeof settings
    /** Each feature contributes its own kinds. */
    'notice-kinds': Omit<typeof kinds, 'topics'> & {
      topics: Record<NoticeTopic, { name: string; about: string }>
      kinds: Record<NoticeKind, string>
    }
    'notices/ways': typeof ways
  }
}
