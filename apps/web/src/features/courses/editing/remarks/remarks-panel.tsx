import { courseLimits } from '@learntrail/contract/courses/limits'
import type { Remark, RemarkState } from '@learntrail/contract/courses/remarks'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOfField } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { LoadMoreOf } from '../../../../ui/load-more.tsx'
import { WaitingLines } from '../../../../ui/states/waiting-lines.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { CommentField, useCommentBox, type Writing } from '../../../comments/index.ts'
import { remarksKey, remarksQuery, writeRemark } from '../api/remarks.ts'
import { useEditing } from '../editing-context.ts'
import type { Passage } from './passage.ts'
import { RemarkThread } from './remark-thread.tsx'
import css from './remarks.module.css'
import { remarkKeyNames } from './use-remark-keys.ts'
import type { UnitRemarks } from './use-unit-remarks.ts'

/** The remarks on a text, open and resolved, and the one being written. */
export function RemarksPanel({ remarks, onGoTo }: { remarks: UnitRemarks; onGoTo?: () => void }) {
  const { t } = useTranslation('courses/remarks')
  const [state, setState] = useState<RemarkState>('open')
  const { pending, canWrite } = remarks
  return (
    <div className={css.panel}>
      {pending ? <NewRemark key={pending.start} remarks={remarks} passage={pending} /> : null}
      <Tabs
        label={t('states.label')}
        tabs={[
          { value: 'open', name: t('states.open') },
          { value: 'resolved', name: t('states.resolved') },
        ]}
        value={state}
        onChange={setState}
      >
        {state === 'open' ? <Open remarks={remarks} onGoTo={onGoTo} /> : <Resolved remarks={remarks} />}
      </Tabs>
      <p className={css.quiet}>{t('note')}</p>
      {canWrite && remarks.isWide ? <p className={css.quiet}>{t('keys', remarkKeyNames())}</p> : null}
    </div>
  )
}

function Open({ remarks, onGoTo }: { remarks: UnitRemarks; onGoTo: (() => void) | undefined }) {
  const { t } = useTranslation('courses/remarks')
  const { query, view, chosen, canWrite } = remarks
  if (!query.data) return <WaitingLines query={query} />
  if (remarks.remarks.length === 0) return <p className={css.none}>{t(canWrite ? 'none.open' : 'none.read')}</p>
  return (
    <ol className={css.threads}>
      {remarks.remarks.map((remark) => (
        <RemarkThread
          key={remark._id}
          remark={remark}
          canWrite={canWrite}
          isChosen={remark._id === chosen}
          isThere={view.order.includes(remark._id)}
          onChoose={() => remarks.choose(remark._id === chosen ? null : remark._id)}
          onGoTo={() => {
            onGoTo?.()
            remarks.choose(remark._id)
          }}
        />
      ))}
    </ol>
  )
}

/** Resolved remarks do not link to their passages, whose words may have changed long ago. */
function Resolved({ remarks }: { remarks: UnitRemarks }) {
  const { t } = useTranslation('courses/remarks')
  const { course } = useEditing()
  const query = useInfiniteQuery(remarksQuery(course._id, remarks.unitId, 'resolved'))
  const [chosen, setChosen] = useState<string | null>(null)
  if (!query.data) return <WaitingLines query={query} />
  const items = query.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <p className={css.none}>{t('none.resolved')}</p>
  return (
    <>
      <ol className={css.threads}>
        {items.map((remark) => (
          <RemarkThread
            key={remark._id}
            remark={remark}
            canWrite={remarks.canWrite}
            isChosen={remark._id === chosen}
            isThere={null}
            onChoose={() => setChosen(remark._id === chosen ? null : remark._id)}
          />
        ))}
      </ol>
      <LoadMoreOf query={query} />
    </>
  )
}

function NewRemark({ remarks, passage }: { remarks: UnitRemarks; passage: Passage }) {
  const { t } = useTranslation('courses/remarks')
  const { course } = useEditing()
  const queryClient = useQueryClient()
  const box = useCommentBox(`course-remark.${remarks.unitId}`)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const send = (writing: Writing) => writeRemark(course._id, { ...passage, ...writing, unitId: remarks.unitId })
  const arrived = async (made: Remark) => {
    toast(t('sent'))
    await queryClient.invalidateQueries({ queryKey: remarksKey })
    remarks.sent(made._id)
  }
  const leave = () => {
    box.change('')
    remarks.endAsking()
    remarks.marks.focus()
  }
  return (
    <div className={css.new}>
      <blockquote className={css.quote}>{passage.quote}</blockquote>
      <CommentField
        label={t('write')}
        value={box.text}
        limit={courseLimits.remark}
        onChange={box.change}
        onSend={() => void box.send(send, arrived)}
        sendLabel={t('send')}
        isBusy={box.isSending}
        error={box.problem ? sentenceOfField(box.problem) : null}
        fieldRef={field}
        onEscape={leave}
      />
      <Button look="quiet" size="s" onClick={leave}>
        {t('cancel')}
      </Button>
    </div>
  )
}
