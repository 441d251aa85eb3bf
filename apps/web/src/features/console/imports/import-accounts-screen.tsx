import type { AccountFileReport } from '@learntrail/contract/console/account-imports'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { accountImportsQuery, useCheckAccounts, useStartImport } from '../api/account-imports.ts'
import { StaffScreen } from '../frame/staff-screen.tsx'
import { BringList } from '../list-file/bring-list.tsx'
import { useTrouble } from '../list-file/use-trouble.ts'
import { BadRows, ImportRow } from './import-row.tsx'
import css from './imports.module.css'
import { ImportsList } from './imports-list.tsx'

/** A school's list of people becomes accounts. */
export function ImportAccountsScreen() {
  const { t } = useTranslation('console/imports')
  return (
    <StaffScreen title={t('title')} level="operator" back={paths.consolePeople}>
      <div className={css.parts}>
        <Bring />
        <Imports />
      </div>
    </StaffScreen>
  )
}

function Bring() {
  const { t } = useTranslation('console/imports')
  const check = useCheckAccounts()
  const start = useStartImport()
  return (
    <Card as="section">
      <p className={css.note}>{t('note')}</p>
      <BringList
        texts={{
          file: t('file'),
          askTitle: (name) => t('ask.title', { name }),
          ask: t('ask.text'),
          confirm: t('ask.confirm'),
          done: t('ask.done'),
        }}
        check={check}
        start={start.mutateAsync}
        frame={(picker) => picker}
        report={(report, name, onStart) => <Report {...{ name, report, onStart }} />}
      />
    </Card>
  )
}

function Report({ name, report, onStart }: { name: string; report: AccountFileReport; onStart: () => void }) {
  const { t } = useTranslation('console/imports')
  const say = useTrouble()
  const { trouble, counts, bad } = report
  if (trouble !== null) return <FormAlert>{t('unreadable', { name, reason: say(trouble) })}</FormAlert>
  return (
    <section aria-labelledby="report" className={css.report}>
      <h2 id="report" className={css.heading}>
        {t('report', { name })}
      </h2>
      <p>{t('counts', counts)}</p>
      <BadRows bad={bad} />
      {counts.added + counts.changed > 0 ? (
        <Button onClick={onStart} aria-haspopup="dialog">
          {t('start')}
        </Button>
      ) : (
        <p className={css.note}>{t('nothing')}</p>
      )}
    </section>
  )
}

function Imports() {
  const query = useQuery(accountImportsQuery)
  return <ImportsList query={query} show={(one) => <ImportRow one={one} />} />
}
