import type { AccountImportView } from '@learntrail/contract/console/account-imports'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { saveAs } from '../../../ui/save-as.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { useTakePasswords } from '../api/account-imports.ts'
import { DangerDialog } from '../danger/danger-dialog.tsx'
import { useTrouble } from '../list-file/use-trouble.ts'
import css from './imports.module.css'

const tones: Record<AccountImportView['state'], ChipTone> = {
  ...{ waiting: 'plain', running: 'accent', done: 'leaf', failed: 'rose' },
}

/** One import: how far it is, and what came of it. */
export function ImportRow({ one }: { one: AccountImportView }) {
  const { t } = useTranslation(['console/imports', 'common'])
  const say = useTrouble()
  const [isTaking, setTaking] = useState(false)
  const take = useTakePasswords()
  const isRunning = one.state === 'running' && one.total > 0
  return (
    <Card as="article">
      <div className={css.head}>
        <h3 className={css.heading}>{one.name}</h3>
        <Chip tone={tones[one.state]}>{t(`states.${one.state}`)}</Chip>
      </div>
      <p className={css.note}>
        {t('startedBy', {
          name: one.importer?.displayName || t('common:deletedPerson'),
          time: formatTaipei(one.startedAt),
        })}
      </p>
      {isRunning ? (
        <>
          <progress className={css.progress} value={one.done} max={one.total} aria-label={t('progress')} />
          <p className={css.note}>{t('progressOf', { done: one.done, total: one.total })}</p>
        </>
      ) : null}
      {one.counts ? <p>{t('counts', one.counts)}</p> : null}
      {one.trouble ? <p className={css.note}>{say(one.trouble)}</p> : null}
      <BadRows bad={one.bad} />
      {one.hasPasswords ? (
        <Button icon="download" onClick={() => setTaking(true)} aria-haspopup="dialog">
          {t('passwords.take')}
        </Button>
      ) : null}
      {isTaking ? (
        <DangerDialog
          title={t('passwords.title')}
          confirm={t('passwords.confirm')}
          isReasoned={false}
          act={async () => {
            const { csv } = await take.mutateAsync(one.id)
            saveAs(new Blob([csv], { type: 'text/csv' }), `${t('passwords.file')}.csv`)
          }}
          onDone={() => setTaking(false)}
          onClose={() => setTaking(false)}
        >
          <p>{t('passwords.text')}</p>
        </DangerDialog>
      ) : null}
    </Card>
  )
}

/** Rows that are left out, and why. */
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
