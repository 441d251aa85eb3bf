import { fileLimits } from '@learntrail/contract/files/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { dotted } from '../../../ui/dotted.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import type { PackedRecord } from './records-of-feed.ts'
import css from './taking-in.module.css'

interface RecordChoiceProps {
  records: readonly PackedRecord[]
  known: ReadonlySet<string>
  chosen: ReadonlySet<string>
  onToggle: (record: PackedRecord) => void
}

const shownAtOnce = 100
const bounds = { count: fileLimits.count, size: fileLimits.bytes / 1024 / 1024 }

/** Lists the importable records with checkboxes; each with its day, its files, and files that are not imported. */
export function RecordChoice({ records, known, chosen, onToggle }: RecordChoiceProps) {
  const { t } = useTranslation(['drafts/taking-in', 'files'])
  const [most, setMost] = useState(shownAtOnce)
  return (
    <>
      <ul className={css.records}>
        {records.slice(0, most).map((record) => {
          const { clientId, title, date, files, leftFiles, isCut } = record
          const isKnown = known.has(clientId)
          const name = title || files[0]?.name || t('untitled')
          return (
            <li key={clientId} className={css.record} data-choice>
              <Checkbox
                size="md"
                label={name}
                checked={chosen.has(clientId)}
                disabled={isKnown}
                onChange={() => onToggle(record)}
              />
              <p className={css.facts}>
                {dotted([
                  formatDay(date),
                  files.length > 0 && t('files', { count: files.length }),
                  isKnown && t('known'),
                ])}
              </p>
              {isCut ? <p className={css.facts}>{t('cut')}</p> : null}
              {leftFiles.map(({ name: file, reason }) => (
                <p key={file} className={css.facts}>
                  {t('leftFile', { name: file })}
                  {reason === 'missing' ? t('missing') : t(`files:refused.${reason}`, bounds)}
                </p>
              ))}
            </li>
          )
        })}
      </ul>
      {records.length > most ? (
        <Button look="line" onClick={() => setMost(most + shownAtOnce)}>
          {t('more')}
        </Button>
      ) : null}
    </>
  )
}
