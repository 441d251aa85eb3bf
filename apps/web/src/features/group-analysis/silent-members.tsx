import type { MemberFigures } from '@learntrail/contract/group-analysis/group-analysis'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { formatDay } from '../../ui/dates.ts'
import { PersonFace, PersonName } from '../../ui/person-link.tsx'
import css from './group-analysis.module.css'

/** Members without a record, comment or hand-in for two weeks. */
export function SilentMembers({ members }: { members: readonly MemberFigures[] }) {
  const { t } = useTranslation('group-analysis')
  const silent = members.filter(({ isSilent }) => isSilent)
  return (
    <Card as="section" className={css.part} id="silent" aria-labelledby="silent-title">
      <h2 id="silent-title">{t('silent.title')}</h2>
      <p className={css.note}>{t(silent.length === 0 ? 'silent.nobody' : 'silent.text')}</p>
      {silent.length > 0 ? (
        <ul className={css.people}>
          {silent.map(({ person, lastActiveAt }) => (
            <li key={person.id}>
              <PersonFace person={person} size={36} />
              <span>
                <PersonName person={person} />
                <span className={css.small}>
                  {lastActiveAt ? t('silent.last', { day: formatDay(lastActiveAt) }) : t('silent.never')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}
