import type { HandIn, Remark } from '@learntrail/contract/homework/hand-in'
import type { Question } from '@learntrail/contract/homework/question'
import type { TagCode } from '@learntrail/contract/tags/tags'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { Field } from '../../../ui/form/field.tsx'
import { ChosenTags, TagPicker } from '../../tags/index.ts'
import { makeRecord } from '../api/make-record.ts'
import { useHomeworkChange } from '../api/use-homework-change.ts'
import css from './work.module.css'

interface MakeRecordProps {
  handIn: HandIn
  /** Null if the student may no longer read it. */
  question: Question | null
  remark: Remark
}

/** Makes a record of reviewed work, or opens the one made of it. */
export function MakeRecord({ handIn, question, remark }: MakeRecordProps) {
  const { t } = useTranslation('homework/work')
  const [isAsking, setAsking] = useState(false)
  if (handIn.recordId)
    return (
      <div>
        <LinkButton look="soft" to={paths.post(handIn.recordId)}>
          {t('toRecord.open')}
        </LinkButton>
      </div>
    )
  return (
    <div>
      <Button look="soft" icon="portfolio" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('toRecord.button')}
      </Button>
      {isAsking ? (
        <Asking
          handInId={handIn.id}
          remark={remark}
          needsTags={!question || question.tags.length === 0}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}

interface AskingProps {
  handInId: string
  remark: Remark
  needsTags: boolean
  onClose: () => void
}

const tagsId = 'homework-record-tags'

function Asking({ handInId, remark, needsTags, onClose }: AskingProps) {
  const { t } = useTranslation(['homework/work', 'homework/form'])
  const navigate = useNavigate()
  const [showsRemark, setShowsRemark] = useState(false)
  const [tags, setTags] = useState<TagCode[]>([])
  const [isWrong, setWrong] = useState(false)
  const make = useHomeworkChange(makeRecord)
  const toggle = (tag: TagCode) => {
    setWrong(false)
    setTags(tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag])
  }
  const press = () => {
    if (needsTags && tags.length === 0) return setWrong(true)
    make.mutate(
      { handInId, showsRemark, ...(needsTags ? { tags } : {}) },
      {
        onSuccess: ({ recordId }) => {
          toast(t('toRecord.done'))
          void navigate(paths.post(recordId))
        },
      },
    )
  }
  return (
    <Dialog
      isOpen
      title={t('toRecord.title')}
      onClose={onClose}
      actions={
        <Button isBusy={make.isPending} onClick={press}>
          {t('toRecord.make')}
        </Button>
      }
    >
      <p>{t('toRecord.text')}</p>
      {remark.certifies ? <p>{t('toRecord.certified', { name: remark.corrector.displayName })}</p> : null}
      {remark.certifies && remark.mayShow ? (
        <div className={css.choice}>
          <Checkbox
            label={t('toRecord.showsRemark')}
            checked={showsRemark}
            onChange={(event) => setShowsRemark(event.currentTarget.checked)}
          />
        </div>
      ) : null}
      {needsTags ? (
        <Field
          id={tagsId}
          label={t('homework/form:parts.tags')}
          isRequired
          error={isWrong ? ruleSentence('not_chosen') : undefined}
        >
          <div id={tagsId} tabIndex={-1} className={css.tags}>
            <ChosenTags tags={tags} onRemove={toggle} />
            <TagPicker value={tags} onToggle={toggle} />
          </div>
        </Field>
      ) : null}
    </Dialog>
  )
}
