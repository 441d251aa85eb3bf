import type { TeachingClass } from '@learntrail/contract/groups/teaching'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/button.tsx'
import css from './teaching.module.css'

interface ClassChoiceProps {
  /** Name of the action. */
  what: string
  classes: readonly TeachingClass[]
  to: (groupId: string) => string
}

/** Chooses the class for an action. */
export function ClassChoice({ what, classes, to }: ClassChoiceProps) {
  const { t } = useTranslation('teaching')
  return (
    <>
      <p className={css.which}>{t('begin.which', { what })}</p>
      <ul className={css.classes}>
        {classes.map(({ id, name }) => (
          <li key={id}>
            <LinkButton look="line" to={to(id)}>
              {name}
            </LinkButton>
          </li>
        ))}
      </ul>
    </>
  )
}
