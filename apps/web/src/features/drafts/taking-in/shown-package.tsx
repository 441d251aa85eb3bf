import { draftLimits } from '@learntrail/contract/drafts/limits'
import type { Classification, TagCode } from '@learntrail/contract/tags/tags'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ClassificationField, TagField } from '../../tags/index.ts'
import { LeftOutList } from './left-out-list.tsx'
import type { Shown } from './open-package.ts'
import { Outcome } from './outcome.tsx'
import { RecordChoice } from './record-choice.tsx'
import type { PackedRecord } from './records-of-feed.ts'
import { StepHeading } from './step-heading.tsx'
import css from './taking-in.module.css'
import { useTakingIn } from './use-taking-in.ts'

interface ShownPackageProps {
  shown: Shown
  accountId: string
  onAnother: () => void
}

/** Shows the contents of a package, the choice of records to import, and the progress. */
export function ShownPackage({ shown, accountId, onAnother }: ShownPackageProps) {
  const { t } = useTranslation('drafts/taking-in')
  const { source, records, leftOut, known } = shown
  const fresh = records.filter(({ clientId }) => !known.has(clientId))
  const [chosen, setChosen] = useState(
    () => new Set(fresh.slice(0, draftLimits.takenIn).map(({ clientId }) => clientId)),
  )
  const [classification, setClassification] = useState<Classification>('other_classify')
  const [tags, setTags] = useState<TagCode[]>([])
  const [lacksTag, setLacksTag] = useState(false)
  const { done, outcome, start, stop } = useTakingIn(source, accountId)
  const wanted = records.filter(({ clientId }) => chosen.has(clientId))
  const fileCount = records.reduce((sum, { files }) => sum + files.length, 0)

  const toggle = ({ clientId }: PackedRecord) => {
    const next = new Set(chosen)
    if (!next.delete(clientId) && next.size < draftLimits.takenIn) next.add(clientId)
    setChosen(next)
  }
  const begin = () => {
    setLacksTag(tags.length === 0)
    if (tags.length > 0) void start(wanted, { classification, tags })
  }

  if (outcome !== null) return <Outcome outcome={outcome} records={wanted} onAnother={onAnother} />
  if (done !== null)
    return (
      <Card>
        <p role="status" className={css.lead}>
          {t('taking', { done: done + 1, count: wanted.length })}
        </p>
        <progress className={css.bar} aria-label={t('progress')} max={wanted.length} value={done} />
        <p className={css.note}>{t('stay')}</p>
        <Button look="line" onClick={stop}>
          {t('stop')}
        </Button>
      </Card>
    )
  return (
    <div className={css.parts}>
      <Card as="section" aria-labelledby="records">
        <StepHeading id="records">{t('found', { count: records.length, files: fileCount })}</StepHeading>
        <p className={css.note}>{t(records.length > 0 ? 'private' : 'nothing')}</p>
        {fresh.length > draftLimits.takenIn ? (
          <p className={css.note}>{t('most', { count: draftLimits.takenIn })}</p>
        ) : null}
        {fresh.length > 0 ? (
          <div className={css.ways}>
            <Button
              look="line"
              size="s"
              onClick={() => setChosen(new Set(fresh.slice(0, draftLimits.takenIn).map(({ clientId }) => clientId)))}
            >
              {t('all')}
            </Button>
            <Button look="line" size="s" onClick={() => setChosen(new Set())}>
              {t('none')}
            </Button>
          </div>
        ) : null}
        {records.length > 0 ? <RecordChoice records={records} known={known} chosen={chosen} onToggle={toggle} /> : null}
      </Card>
      {leftOut.length > 0 ? <LeftOutList leftOut={leftOut} /> : null}
      {fresh.length > 0 ? (
        <Card>
          <div className={css.parts}>
            <p className={css.note}>{t('filing')}</p>
            <ClassificationField
              id="taking-in-classification"
              value={classification}
              error={undefined}
              onChange={setClassification}
            />
            <TagField
              id="taking-in-tags"
              value={tags}
              error={lacksTag && tags.length === 0 ? t('tagNeeded') : undefined}
              onChange={setTags}
              text=""
              customTags={[]}
              onCustomTags={() => undefined}
            />
          </div>
        </Card>
      ) : null}
      <div className={css.ways}>
        {fresh.length > 0 ? (
          <Button icon="check" disabled={wanted.length === 0} onClick={begin}>
            {t('start', { count: wanted.length })}
          </Button>
        ) : null}
        <Button look="line" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </div>
  )
}
