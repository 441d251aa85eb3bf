import type { FileUseNames } from '../../feature/file-uses.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const peopleFileUses: FileUseNames = {
  avatar: () => ({ name: i18n.t('people/file-uses:avatar'), to: paths.profile }),
}
