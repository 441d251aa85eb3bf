import type { AccountImportView } from '@learntrail/contract/console/account-imports'
import type { FirstPassword } from '@learntrail/contract/schools/first-passwords'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { saveAs } from '../../../ui/save-as.ts'
import { DangerDialog } from '../danger/danger-dialog.tsx'
import { useTrouble } from '../list-file/use-trouble.ts'
import { SlipsButton } from '../passwords/slips-button.tsx'
import { ImportCard } from './import-card.tsx'
import css from './imports.module.css'

interface ImportRowProps {
  one: AccountImportView
  take(id: string): Promise<{ csv: string; items: FirstPassword[] }>
}

/** One import of accounts. */
export function ImportRow({ one, take }: ImportRowProps) {
  const { t } = useTranslation('console/imports')
  const say = useTrouble()
  const [isTaking, setTaking] = useState(false)
  const [taken, setTaken] = useState<FirstPassword[] | null>(null)
  return (
    <ImportCard one={one}>
      {one.counts && one.state !== 'failed' ? <Counts of={one} counts={one.counts} /> : null}
      {one.state === 'failed' && one.trouble === null ? (
        <p>{t('stopped', { done: one.done, total: one.total })}</p>
      ) : null}
      {one.trouble ? <p className={css.note}>{say(one.trouble)}</p> : null}
      <BadRows bad={one.bad} />
      {one.hasPasswords ? (
        <div className={css.taking}>
          <Button icon="download" onClick={() => setTaking(true)} aria-haspopup="dialog">
            {t('passwords.take')}
          </Button>
        </div>
      ) : null}
      {isTaking ? (
        <DangerDialog
          title={t('passwords.title')}
          confirm={t('passwords.confirm')}
          isReasoned={false}
          act={async () => {
            const { csv, items } = await take(one.id)
            setTaken(items)
            saveAs(new Blob([csv], { type: 'text/csv' }), `${t('passwords.file')}.csv`)
          }}
          onDone={() => setTaking(false)}
          onClose={() => setTaking(false)}
        >
          <p>{t('passwords.text')}</p>
        </DangerDialog>
      ) : null}
      {taken && taken.length > 0 ? (
        <div className={css.taking}>
          <SlipsButton items={taken} />
        </div>
      ) : null}
    </ImportCard>
  )
}

/** The result so far or in the end; guardians are mentioned once they are invited. */
function Counts({ of, counts }: { of: AccountImportView; counts: NonNullable<AccountImportView['counts']> }) {
  const { t } = useTranslation('console/imports')
  const { guardians, guardiansLeft } = counts
  return (
    <>
      <p>{t('counts', counts)}</p>
      {of.state === 'done' && guardians > 0 ? <p>{t('guardiansInvited', { count: guardians })}</p> : null}
      {guardiansLeft > 0 ? <p>{t('guardiansLeft', { count: guardiansLeft })}</p> : null}
    </>
  )
}

/** The skipped rows, and why. */
export function BadRows({ bad }: Pick<AccountImportView, 'bad'>) {
  const { t } = useTranslation('console/imports')
  const say = useTrouble()
  if (bad.length === 0) return null
  return (
    <details className={css.bad}>
      <summary>{t('bad', { count: bad.length })}</summary>
      <ul>
        {bad.map(({ line, column, trouble }) => (
          <li key={`${line} ${column} ${trouble.code}`}>{t('badRow', { line, column, reason: say(trouble) })}</li>
        ))}
      </ul>
    </details>
  )
}
