import type { FileUseNames } from '../../feature/file-uses.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const homeworkFileUses: FileUseNames = {
  homeworkQuestion: (title, id) =>
    id === null ? null : { name: i18n.t('homework/file-uses:question', { title }), to: paths.homework(id) },
  handIn: (title, id) =>
    id === null ? null : { name: i18n.t('homework/file-uses:question', { title }), to: paths.homework(id) },
  homeworkTemplate: (title) => ({ name: i18n.t('homework/file-uses:template', { title }), to: null }),
}
