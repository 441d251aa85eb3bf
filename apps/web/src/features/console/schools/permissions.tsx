import type { WholeSchool } from '@learntrail/contract/console/schools'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { formatTaipeiDay } from '../../../ui/taipei-time.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { type Asked, PermissionDialog } from './permission-dialog.tsx'
import css from './schools.module.css'
import { useReachLine } from './use-reach-line.ts'

/** Who acts for a school, or for some of its classes. */
export function Permissions({ school }: { school: WholeSchool }) {
  const { t } = useTranslation(['console/schools', 'common'])
  const nameOf = useNameOf()
  const isOperator = useCurrentUser()?.staffLevel === 'operator'
  const reachLine = useReachLine()
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <Card as="section" aria-labelledby="permitted">
      <h3 id="permitted" className={css.heading}>
        {t('permitted.title')}
      </h3>
      <p className={css.note}>{t('permitted.note')}</p>
      {school.permitted.length === 0 ? <p>{t('permitted.nobody')}</p> : null}
      <ul className={css.rows}>
        {school.permitted.map(({ person, username, since, reach }) => {
          const name = nameOf(person)
          return (
            <li key={person.id} className={css.row}>
              <span className={css.words}>
                <Link to={paths.consolePerson(person.id)}>{name}</Link>
                <small className={css.note}>
                  {dotted([t('permitted.since', { username, day: formatTaipeiDay(since) }), reachLine(reach)])}
                </small>
              </span>
              {isOperator ? (
                <Button
                  look="line"
                  size="s"
                  aria-label={t('permitted.takeFrom', { name })}
                  onClick={() => setAsked({ act: 'take', account: username, name })}
                >
                  {t('permitted.take')}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
      {isOperator ? (
        <Button look="soft" icon="plus" onClick={() => setAsked({ act: 'permit' })} aria-haspopup="dialog">
          {t('permitted.add')}
        </Button>
      ) : null}
      {asked ? <PermissionDialog school={school} asked={asked} onClose={() => setAsked(null)} /> : null}
    </Card>
  )
}
