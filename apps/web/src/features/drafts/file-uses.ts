import type { FileUseNames } from '../../feature/file-uses.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const draftsFileUses: FileUseNames = {
  draft: (title, id) => ({
    name: i18n.t('drafts/file-uses:draft', { title }),
    to: id ? paths.draft(id) : paths.writePost,
  }),
  slot: (title) => ({ name: i18n.t('drafts/file-uses:slot', { title }), to: paths.writePost }),
}
