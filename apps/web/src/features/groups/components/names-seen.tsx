import type { Group } from '@learntrail/contract/groups/group'
import { isClass } from '@learntrail/contract/groups/roles'
import { useTranslation } from 'react-i18next'
import { isIn } from './group-facts.ts'
import css from './names-seen.module.css'

/** Tells a person who may join a class which of their names its administrators will see. */
export function NamesSeen({ group }: { group: Pick<Group, 'type' | 'role'> }) {
  const { t } = useTranslation('groups')
  return isClass(group) && !isIn(group.role) ? <p className={css.note}>{t('namesSeen')}</p> : null
}
