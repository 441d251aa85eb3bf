import type { Group } from '@learntrail/contract/groups/group'
import { isClass } from '@learntrail/contract/groups/roles'
import { useTranslation } from 'react-i18next'
import { isIn } from './group-facts.ts'
import css from './names-seen.module.css'

/** To whoever may join a class: by what names its administrators will know them. */
export function NamesSeen({ group }: { group: Pick<Group, 'type' | 'role'> }) {
  const { t } = useTranslation('groups')
  return isClass(group) && !isIn(group.role) ? <p className={css.note}>{t('namesSeen')}</p> : null
}
