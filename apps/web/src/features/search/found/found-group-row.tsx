import type { FoundGroup } from '@learntrail/contract/search/search'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Marked } from '../marked.tsx'
import css from './found.module.css'

/** A group with the place in its name, or its ID, that has what was searched for. */
export function FoundGroupRow({ found: { group, name, handle } }: { found: FoundGroup }) {
  const { t } = useTranslation('groups')
  return (
    <li className={css.post}>
      <Link className={css.title} to={paths.group(group.id)}>
        <Marked {...name} />
      </Link>
      <p className={css.facts}>
        <span>{t(`types.${group.type}`)}</span>
        <span>{t('members', { count: group.memberCount })}</span>
        <span>
          <Marked {...handle} />
        </span>
      </p>
    </li>
  )
}
