import type { ListedPerson } from '@learntrail/contract/console/people'
import { i18n } from '../../../i18n/i18n.ts'

/** What staff call an account: the name its holder goes by, or before there is one, the one in their school's list. */
export const calledOf = ({ displayName, fullName }: Pick<ListedPerson, 'displayName' | 'fullName'>): string =>
  displayName || fullName || i18n.t('console/people:nameless')
