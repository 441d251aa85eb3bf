import type { SchoolCode } from '@learntrail/contract/teachers/teachers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Loading, SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { type SignedInUser, wholeSchools } from '../../profiles/index.ts'
import { schoolCodesQuery, useMakeSchoolCode, useRevokeSchoolCode } from '../api/school-codes.ts'
import rows from '../components/account-rows.module.css'
import { firstCodeValues, SchoolCodeFields, usesOf } from './school-code-fields.tsx'
import css from './school-codes-card.module.css'

/** Codes that a school gives its teachers, for school staff. */
export function SchoolCodesCard({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('accounts/teacher')
  const schools = wholeSchools(user)
  if (schools.length === 0) return null
  return (
    <Card as="section" aria-labelledby="school-codes">
      <h2 id="school-codes" className={rows.title}>
        {t('codes.title')}
      </h2>
      <p className={rows.note}>{t('codes.note')}</p>
      <Codes />
      {schools.map(({ schoolId, schoolName }) => (
        <NewCode key={schoolId} schoolId={schoolId} schoolName={schoolName} />
      ))}
    </Card>
  )
}

function Codes() {
  const { t } = useTranslation('accounts/teacher')
  const sentence = useSentence()
  const query = useQuery(schoolCodesQuery)
  const revoke = useRevokeSchoolCode()
  const [ending, setEnding] = useState<SchoolCode | null>(null)
  if (!query.data) {
    return query.error ? (
      <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
    ) : (
      <Loading>
        <SkeletonLines lines={2} />
      </Loading>
    )
  }
  const end = (id: string) =>
    revoke.mutate(id, {
      onSuccess: () => toast(t('codes.ended')),
      onError: (error) => toast(sentence(error), { tone: 'warning' }),
      onSettled: () => setEnding(null),
    })
  return (
    <>
      <ul>
        {query.data.items.map((code) => (
          <li key={code.id} className={rows.row}>
            <span className={rows.text}>
              <strong className={css.code}>{code.code}</strong>
              <small>{code.schoolName}</small>
              <small>
                {t('codes.used', { count: code.usedCount, uses: code.uses, day: formatFullDay(code.expiresAt) })}
              </small>
              {code.usedBy.length > 0 ? (
                <small>{code.usedBy.map(({ displayName }) => displayName).join(t('codes.comma'))}</small>
              ) : null}
            </span>
            <Button
              look="line"
              size="s"
              aria-label={t('codes.endOf', { code: code.code })}
              onClick={() => setEnding(code)}
            >
              {t('codes.end')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={ending !== null}
        title={t('codes.endTitle', { code: ending?.code ?? '' })}
        confirm={t('codes.end')}
        isDangerous
        isBusy={revoke.isPending}
        onConfirm={() => ending && end(ending.id)}
        onClose={() => setEnding(null)}
      >
        <p>{t('codes.endText')}</p>
      </ConfirmDialog>
    </>
  )
}

function NewCode({ schoolId, schoolName }: { schoolId: string; schoolName: string }) {
  const { t } = useTranslation('accounts/teacher')
  const sentence = useSentence()
  const make = useMakeSchoolCode()
  const [values, setValues] = useState(firstCodeValues)
  const uses = usesOf(values)
  const add = (uses: number) =>
    make.mutate(
      { schoolId, uses, days: values.days },
      { onError: (error) => toast(sentence(error), { tone: 'warning' }) },
    )
  return (
    <fieldset className={css.new}>
      <legend>{t('codes.new', { school: schoolName })}</legend>
      <SchoolCodeFields values={values} onChange={setValues} />
      <Button
        look="soft"
        icon="plus"
        disabled={uses === undefined}
        isBusy={make.isPending}
        onClick={() => uses !== undefined && add(uses)}
      >
        {t('codes.make')}
      </Button>
    </fieldset>
  )
}
