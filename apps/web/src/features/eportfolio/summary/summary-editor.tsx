import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import type { Summary } from '@learntrail/contract/eportfolio/summaries'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Textarea } from '../../../ui/form/textarea.ts'
import { LengthBar } from './length-bar.tsx'
import { Suggestions } from './suggestions.tsx'
import css from './summary.module.css'
import { useSummaryDraft } from './use-summary-draft.ts'

interface SummaryEditorProps {
  ePortfolio: EPortfolio
  known: Summary
}

export function SummaryEditor({ ePortfolio: { id, title }, known }: SummaryEditorProps) {
  const { t } = useTranslation('eportfolio')
  const sentence = useSentence()
  const draft = useSummaryDraft(id, known)
  const save = useMutation({ mutationFn: draft.save, onSuccess: () => toast(t('summary.saved')) })
  /** The text before a suggestion was taken over. */
  const [replaced, setReplaced] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)

  const takeOver = (text: string) => {
    setReplaced(draft.text)
    draft.change(text)
    field.current?.focus()
  }

  return (
    <div className={css.columns}>
      <Card as="section" padding="l">
        <div className={css.editor}>
          <p className={css.of}>{title}</p>
          {replaced === null ? null : (
            <Notice
              closeLabel={t('summary.keepTaken')}
              onClose={() => setReplaced(null)}
              action={
                <Button
                  look="quiet"
                  size="s"
                  icon="undo"
                  onClick={() => {
                    draft.change(replaced)
                    setReplaced(null)
                    field.current?.focus()
                  }}
                >
                  {t('summary.undo')}
                </Button>
              }
            >
              {t('summary.taken')}
            </Notice>
          )}
          <Textarea
            ref={field}
            label={t('summary.label')}
            description={t('summary.tip', { tip: ePortfolioLimits.summaryWords.tip })}
            placeholder={t('summary.placeholder')}
            autosize
            minRows={9}
            value={draft.text}
            error={draft.isTooLong ? t('summary.overLimit', { limit: ePortfolioLimits.summary }) : null}
            onChange={(event) => {
              setReplaced(null)
              draft.change(event.currentTarget.value)
            }}
          />
          <LengthBar text={draft.text} />
          {save.error ? <FormAlert>{sentence(save.error)}</FormAlert> : null}
          <div className={css.end}>
            <span className={css.state} data-state={draft.state} role="status">
              {draft.state === 'unchanged' ? null : t(`summary.states.${draft.state}`)}
            </span>
            <Button
              onClick={() => save.mutate()}
              isBusy={save.isPending}
              disabled={draft.isTooLong || !draft.isUnsaved}
            >
              {t('summary.save')}
            </Button>
          </div>
        </div>
      </Card>
      <Suggestions ePortfolioId={id} onTakeOver={takeOver} />
    </div>
  )
}
