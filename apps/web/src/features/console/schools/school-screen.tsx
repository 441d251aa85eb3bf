import type { WholeSchool } from '@learntrail/contract/console/schools'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { formatTaipeiDay } from '../../../ui/taipei-time.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { permitSchool, schoolQuery, takeSchoolPermission, useSchoolChange } from '../api/schools.ts'
import { DangerDialog } from '../danger/danger-dialog.tsx'
import { StaffScreen } from '../frame/staff-screen.tsx'
import css from './schools.module.css'

/** One school: who acts for it, and its codes. */
export function SchoolScreen() {
  const { t } = useTranslation('console/schools')
  return (
    <StaffScreen title={t('one')} level="support" back={paths.consoleSchools}>
      <Opened />
    </StaffScreen>
  )
}

function Opened() {
  const { t } = useTranslation('console/schools')
  const { schoolId = '' } = useParams()
  const query = useQuery(schoolQuery(schoolId))
  const { data, error } = query
  if (isProblem(error, 'SCHOOL_NOT_FOUND', 'VALIDATION_FAILED'))
    return <LostState title={t('gone.title')} text={t('gone.text')} to={paths.consoleSchools} way={t('gone.way')} />
  if (error && !data) return <FailedState error={error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  return data ? <School school={data} /> : <CardsSkeleton cards={3} />
}

function School({ school }: { school: WholeSchool }) {
  const { t } = useTranslation(['console/schools', 'profiles'])
  return (
    <div className={css.parts}>
      <Card as="section">
        <h2 className={css.name}>{school.name}</h2>
        <p className={css.note}>
          {[school.code, t(`profiles:schoolTypes.${school.type}`), t('people', { count: school.people })].join('・')}
        </p>
        {school.closedAt ? <Chip tone="rose">{t('closedOn', { day: formatTaipeiDay(school.closedAt) })}</Chip> : null}
      </Card>
      <Permissions school={school} />
      <Codes codes={school.codes} />
    </div>
  )
}

/** Whom a dialog is about: somebody new, or an account name. */
type Asked = { act: 'permit' } | { act: 'take'; account: string; name: string }

function Permissions({ school }: { school: WholeSchool }) {
  const { t } = useTranslation(['console/schools', 'common'])
  const isOperator = useCurrentUser()?.staffLevel === 'operator'
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <Card as="section" aria-labelledby="permitted">
      <h3 id="permitted" className={css.heading}>
        {t('permitted.title')}
      </h3>
      <p className={css.note}>{t('permitted.note')}</p>
      {school.permitted.length === 0 ? <p>{t('permitted.nobody')}</p> : null}
      <ul className={css.rows}>
        {school.permitted.map(({ person, username, since }) => {
          const name = person.displayName || t('common:deletedPerson')
          return (
            <li key={person.id} className={css.row}>
              <span className={css.words}>
                <Link to={paths.consolePerson(person.id)}>{name}</Link>
                <small className={css.note}>{t('permitted.since', { username, day: formatTaipeiDay(since) })}</small>
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

interface PermissionDialogProps {
  school: WholeSchool
  asked: Asked
  onClose: () => void
}

function PermissionDialog({ school, asked, onClose }: PermissionDialogProps) {
  const { t } = useTranslation('console/schools')
  const change = useSchoolChange()
  const [typed, setTyped] = useState('')
  const isTaken = asked.act === 'take'
  const account = isTaken ? asked.account : typed.trim()
  return (
    <DangerDialog
      title={
        isTaken ? t('permitted.takeTitle', { name: asked.name }) : t('permitted.addTitle', { school: school.name })
      }
      confirm={t(isTaken ? 'permitted.take' : 'permitted.confirm')}
      missing={account === '' ? t('permitted.needed') : undefined}
      act={(reason) => change((isTaken ? takeSchoolPermission : permitSchool)(school.id, { account, reason }))}
      onDone={() => {
        onClose()
        toast(t(isTaken ? 'permitted.taken' : 'permitted.added'))
      }}
      onClose={onClose}
    >
      <p>{t(isTaken ? 'permitted.takeText' : 'permitted.addText')}</p>
      {isTaken ? null : (
        <TextInput
          label={t('permitted.account')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          withAsterisk
          aria-required
        />
      )}
    </DangerDialog>
  )
}

function Codes({ codes }: Pick<WholeSchool, 'codes'>) {
  const { t } = useTranslation('console/schools')
  return (
    <Card as="section" aria-labelledby="codes">
      <h3 id="codes" className={css.heading}>
        {t('codes.title')}
      </h3>
      {codes.length === 0 ? <p className={css.note}>{t('codes.none')}</p> : null}
      <ul className={codes.length > 0 ? css.rows : undefined}>
        {codes.map(({ id, code, uses, usedCount, expiresAt }) => (
          <li key={id} className={css.words}>
            <code>{code}</code>
            <small className={css.note}>
              {t('codes.facts', { used: usedCount, uses, day: formatTaipeiDay(expiresAt) })}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  )
}
