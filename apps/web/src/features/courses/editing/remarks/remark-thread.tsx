import { courseLimits } from '@learntrail/contract/courses/limits'
import type { Remark } from '@learntrail/contract/courses/remarks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf, sentenceOfField } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useNameOf } from '../../../../ui/known-people.ts'
import { WaitingLines } from '../../../../ui/states/waiting-lines.tsx'
import { CommentField, useCommentBox, type Writing } from '../../../comments/index.ts'
import {
  deleteRemark,
  deleteReply,
  editRemark,
  editReply,
  remarkQuery,
  remarksKey,
  resolveRemark,
  writeReply,
} from '../api/remarks.ts'
import { RemarkWords } from './remark-words.tsx'
import css from './remarks.module.css'

interface RemarkThreadProps {
  remark: Remark
  canWrite: boolean
  isChosen: boolean
  /** Whether its passage is in the text; null where this is not looked up. */
  isThere: boolean | null
  onChoose: () => void
  onGoTo?: () => void
}

/** Scrolls the list only, so that a person writing keeps their text in view. */
function showInList(item: HTMLElement) {
  const list = item.closest<HTMLElement>('[data-remarks]')
  if (list === null) return item.scrollIntoView({ block: 'nearest' })
  const [at, room] = [item.getBoundingClientRect(), list.getBoundingClientRect()]
  if (at.top < room.top) list.scrollTop += at.top - room.top
  else if (at.bottom > room.bottom) list.scrollTop += Math.min(at.bottom - room.bottom, at.top - room.top)
}

/** A remark with its quote; when chosen, also with its replies and actions. */
export function RemarkThread({ remark, canWrite, isChosen, isThere, onChoose, onGoTo }: RemarkThreadProps) {
  const { t } = useTranslation('courses/remarks')
  const nameOf = useNameOf()
  const { author, quote, resolvedBy, replyCount } = remark
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isChosen && item.current) showInList(item.current)
  }, [isChosen])
  return (
    <li
      ref={item}
      className={css.thread}
      data-chosen={isChosen || undefined}
      aria-label={t('by', { name: nameOf(author) })}
    >
      {isThere ? (
        <button type="button" className={css.quote} aria-label={t('goTo', { quote })} onClick={onGoTo}>
          {quote}
        </button>
      ) : (
        <blockquote className={css.quote}>{quote}</blockquote>
      )}
      {isThere === false ? <p className={css.lost}>{t('lost')}</p> : null}
      <RemarkWords
        words={remark}
        deleteTitle={t('deleteTitle')}
        deleteText={t(replyCount > 0 ? 'deleteWithReplies' : 'deleteText')}
        onEdit={(content) => editRemark(remark, content)}
        onDelete={() => deleteRemark(remark)}
      />
      {resolvedBy ? <p className={css.quiet}>{t('resolvedBy', { name: nameOf(resolvedBy) })}</p> : null}
      {isChosen ? <Replies remark={remark} canWrite={canWrite} /> : null}
      <div className={css.acts}>
        {isChosen && replyCount === 0 ? null : (
          <Button look="quiet" size="s" aria-expanded={isChosen} onClick={onChoose}>
            {replyCount > 0 ? t('replies', { count: replyCount }) : t('reply')}
          </Button>
        )}
        {canWrite ? <Resolve remark={remark} /> : null}
      </div>
    </li>
  )
}

function Resolve({ remark }: { remark: Remark }) {
  const { t } = useTranslation('courses/remarks')
  const queryClient = useQueryClient()
  const isResolved = remark.resolvedAt !== null
  const resolving = useMutation({
    mutationFn: () => resolveRemark(remark, !isResolved),
    onSuccess: () => {
      toast(t(isResolved ? 'reopened' : 'resolved'))
      return queryClient.invalidateQueries({ queryKey: remarksKey })
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  return (
    <Button
      look="quiet"
      size="s"
      icon={isResolved ? 'undo' : 'check'}
      isBusy={resolving.isPending}
      onClick={() => resolving.mutate()}
    >
      {t(isResolved ? 'reopen' : 'resolve')}
    </Button>
  )
}

function Replies({ remark, canWrite }: { remark: Remark; canWrite: boolean }) {
  const { t } = useTranslation('courses/remarks')
  const query = useQuery({ ...remarkQuery(remark.courseId, remark._id), enabled: remark.replyCount > 0 })
  const replies = query.data?.replies ?? []
  return (
    <div className={css.replies}>
      {remark.replyCount > 0 && !query.data ? <WaitingLines query={query} lines={2} /> : null}
      {replies.map((reply) => (
        <RemarkWords
          key={reply._id}
          words={reply}
          deleteTitle={t('deleteReplyTitle')}
          deleteText={t('deleteText')}
          onEdit={(content) => editReply(remark, reply._id, content)}
          onDelete={() => deleteReply(remark, reply._id)}
        />
      ))}
      {canWrite ? <NewReply remark={remark} /> : null}
    </div>
  )
}

function NewReply({ remark }: { remark: Remark }) {
  const { t } = useTranslation('courses/remarks')
  const queryClient = useQueryClient()
  const box = useCommentBox(`course-remark-reply.${remark._id}`)
  const send = (writing: Writing) => writeReply(remark, writing)
  const arrived = () => void queryClient.invalidateQueries({ queryKey: remarksKey })
  return (
    <CommentField
      label={t('reply')}
      value={box.text}
      limit={courseLimits.remark}
      onChange={box.change}
      onSend={() => void box.send(send, arrived)}
      sendLabel={t('sendReply')}
      isBusy={box.isSending}
      error={box.problem ? sentenceOfField(box.problem) : null}
    />
  )
}
