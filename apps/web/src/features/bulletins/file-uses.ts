import type { FileUseNames } from '../../feature/file-uses.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const bulletinsFileUses: FileUseNames = {
  bulletin: (title, id) =>
    id === null ? null : { name: i18n.t('bulletins/file-uses:bulletin', { title }), to: paths.bulletin(id) },
  bulletinDraft: (title, id) =>
    id === null ? null : { name: i18n.t('bulletins/file-uses:draft', { title }), to: paths.addBulletin(id) },
}
