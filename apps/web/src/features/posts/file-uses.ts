import type { FileUseNames } from '../../feature/file-uses.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const postsFileUses: FileUseNames = {
  post: (title, id) => (id === null ? null : { name: i18n.t('posts/file-uses:post', { title }), to: paths.post(id) }),
}
