import type { ListedPerson } from '@learntrail/contract/console/people'
import { i18n } from '../../../i18n/i18n.ts'

/** Returns the name that staff use for an account: the display name or, without one, the name in the school's list. */
export const calledOf = ({ displayName, fullName }: Pick<ListedPerson, 'displayName' | 'fullName'>): string =>
  displayName || fullName || i18n.t('console/people:nameless')
