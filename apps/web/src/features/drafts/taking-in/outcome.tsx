import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { listed } from '../../../ui/listed.ts'
import type { PackedRecord } from './records-of-feed.ts'
import { StepHeading } from './step-heading.tsx'
import css from './taking-in.module.css'
import type { Outcome as Facts } from './use-taking-in.ts'

interface OutcomeProps {
  outcome: Facts
  records: readonly PackedRecord[]
  onAnother: () => void
}

/** Result of an import: how many records were created, and which were not. */
export function Outcome({ outcome: { taken, problems, refusedFiles }, records, onAnother }: OutcomeProps) {
  const { t } = useTranslation('drafts/taking-in')
  const sentenceOf = useSentence()
  const failed = records.filter(({ clientId }) => problems.has(clientId))
  return (
    <Card>
      <StepHeading>{t('taken', { count: taken })}</StepHeading>
      {taken < records.length ? <p className={css.note}>{t('rest', { count: records.length - taken })}</p> : null}
      <ul className={css.records}>
        {failed.map(({ clientId, title, files }) => (
          <li key={clientId} className={css.record}>
            {title || files[0]?.name || t('untitled')}
            <p className={css.facts}>{sentenceOf(problems.get(clientId))}</p>
          </li>
        ))}
      </ul>
      {refusedFiles.length > 0 ? (
        <p className={css.note}>{t('refusedFiles', { count: refusedFiles.length, names: listed(refusedFiles) })}</p>
      ) : null}
      <div className={css.ways}>
        <LinkButton to={paths.portfolio}>{t('toRecords')}</LinkButton>
        <Button look="line" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </Card>
  )
}
