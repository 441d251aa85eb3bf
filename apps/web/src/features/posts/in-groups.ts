import type { InGroups } from '../../feature/in-groups.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { orNote } from '../../routing/or-note.tsx'

export const postsInGroups: InGroups = {
  tab: {
    value: 'posts',
    name: () => i18n.t('posts/in-groups:tab'),
    Panel: orNote(
      withTexts(
        () => import('./in-groups/posts-of-group.tsx').then((module) => module.PostsOfGroup),
        ...(['posts', 'posts/in-groups', 'tags', 'tags/filters', 'files'] as const),
      ),
    ),
  },
}
