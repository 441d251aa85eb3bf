import type { WholeSchool } from '@learntrail/contract/console/schools'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { formatTaipeiDay } from '../../../ui/taipei-time.ts'
import { firstCodeValues, SchoolCodeFields, usesOf } from '../../accounts/index.ts'
import { makeSchoolCode, revokeSchoolCode, useSchoolChange } from '../api/schools.ts'
import { DangerDialog } from '../danger/danger-dialog.tsx'
import css from './schools.module.css'

type Code = WholeSchool['codes'][number]

/** Codes that verify a school's teachers. */
export function SchoolCodes({ school }: { school: WholeSchool }) {
  const { t } = useTranslation('console/schools')
  const [asked, setAsked] = useState<'make' | Code | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <Card as="section" aria-labelledby="codes">
        <h3 id="codes" className={css.heading}>
          {t('codes.title')}
        </h3>
        {school.codes.length === 0 ? <p className={css.note}>{t('codes.none')}</p> : null}
        <ul className={school.codes.length > 0 ? css.rows : undefined}>
          {school.codes.map((code) => (
            <li key={code.id} className={css.row}>
              <span className={css.words}>
                <code>{code.code}</code>
                <small className={css.note}>
                  {t('codes.facts', { used: code.usedCount, uses: code.uses, day: formatTaipeiDay(code.expiresAt) })}
                </small>
              </span>
              <Button
                look="line"
                size="s"
                aria-label={t('codes.revokeOf', { code: code.code })}
                aria-haspopup="dialog"
                onClick={() => setAsked(code)}
              >
                {t('codes.revoke')}
              </Button>
            </li>
          ))}
        </ul>
        <div className={css.ways}>
          <Button look="soft" icon="plus" onClick={() => setAsked('make')} aria-haspopup="dialog">
            {t('codes.make')}
          </Button>
        </div>
      </Card>
      {asked === 'make' ? <MakeDialog school={school} onClose={close} /> : null}
      {asked !== null && asked !== 'make' ? <RevokeDialog school={school} code={asked} onClose={close} /> : null}
    </>
  )
}

interface DialogProps {
  school: WholeSchool
  onClose: () => void
}

function MakeDialog({ school, onClose }: DialogProps) {
  const { t } = useTranslation('console/schools')
  const change = useSchoolChange()
  const [values, setValues] = useState(firstCodeValues)
  const uses = usesOf(values)
  return (
    <DangerDialog
      title={t('codes.makeTitle', { school: school.name })}
      confirm={t('codes.make')}
      isAdding
      missing={uses === undefined ? t('codes.usesNeeded') : undefined}
      act={(reason) => change(makeSchoolCode(school.id, { uses: uses ?? 0, days: values.days, reason }))}
      onDone={() => {
        onClose()
        toast(t('codes.made'))
      }}
      onClose={onClose}
    >
      <p>{t('codes.makeText')}</p>
      <SchoolCodeFields values={values} onChange={setValues} />
    </DangerDialog>
  )
}

function RevokeDialog({ school, code: { id, code }, onClose }: DialogProps & { code: Code }) {
  const { t } = useTranslation('console/schools')
  const change = useSchoolChange()
  return (
    <DangerDialog
      title={t('codes.revokeTitle', { code })}
      confirm={t('codes.revoke')}
      act={(reason) => change(revokeSchoolCode(school.id, id, reason))}
      onDone={() => {
        onClose()
        toast(t('codes.revoked'))
      }}
      onClose={onClose}
    >
      <p>{t('codes.revokeText')}</p>
    </DangerDialog>
  )
}
