import type { InGroups } from '../../feature/in-groups.ts'
import { i18n } from '../../i18n/i18n.ts'
import { LazyPostsOfGroup } from './in-groups/lazy-posts-of-group.ts'

export const postsInGroups: InGroups = {
  tab: { value: 'posts', name: () => i18n.t('posts/in-groups:tab'), Panel: LazyPostsOfGroup },
}
