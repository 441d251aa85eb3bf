import { contentLength, plainText } from '@learntrail/contract/content/document'
import type { HandIn } from '@learntrail/contract/homework/hand-in'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import type { Question } from '@learntrail/contract/homework/question'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { ConflictNotice } from '../../../saving/conflict-notice.tsx'
import { useWatched } from '../../../saving/use-watched.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { BottomBar } from '../../../ui/edge/bottom-bar.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { LazyRichTextEditor, TextCounter } from '../../editor/index.ts'
import { isUnderWay, UploadField } from '../../files/index.ts'
import { prospectOf } from '../components/standing.rules.ts'
import { type HandInState, openHandIn, writtenOf } from './hand-in-session.ts'
import { PickedRecord, PickRecord } from './pick-record.tsx'
import { useReceiptByMail } from './receipt-by-mail.tsx'
import { ReceiptCard } from './receipt-card.tsx'
import { TeamPart } from './team/team-part.tsx'
import { useSubmit } from './use-submit.ts'
import css from './work.module.css'

interface HandInFormProps {
  accountId: string
  question: Question
  handIn: HandIn | null
  /** Called when the receipt of a hand-in has been read. */
  onDone: () => void
}

/** Id of the text field. */
export const fieldId = 'homework-writing'

/** The student's text and files, or a chosen record; handed in after confirming. */
export function HandInForm({ accountId, question, handIn, onDone }: HandInFormProps) {
  const { t } = useTranslation('homework/work')
  const sentenceOf = useSentence()
  const [session] = useState(() => openHandIn(accountId, question.id, handIn))
  const state = useWatched(session)
  const { text, uploads, round, problem, saved, conflict } = state
  const isOfTeam = handIn?.team != null
  const [isPicking, setPicking] = useState(false)
  const submission = useSubmit(session, accountId)
  useEffect(() => {
    session.start()
    return session.close
  }, [session])
  // Takes over what teammates have saved; unsaved changes here are merged at the next save.
  const version = handIn?.draft?.version ?? 0
  const { refresh } = session
  useEffect(() => {
    if (isOfTeam && version > (session.read().server?.draft?.version ?? 0)) void refresh()
  }, [isOfTeam, version, session, refresh])
  const mail = useReceiptByMail()
  const partsOf = usePartsOf()
  const change = (part: Parameters<typeof session.change>[0]) => {
    session.change(part)
    submission.forgive()
  }
  const isTooLong = contentLength(text.content) > homeworkLimits.writing
  const prospect = prospectOf(
    question,
    handIn && { state: handIn.state, wasLate: handIn.versions[0]?.receipt.isLate ?? false },
    submission.holdsUntil,
  )
  const told = prospect === 'isBegun' ? submission.holdsUntil : question.deadline
  const isRefused = saved === 'refused' && problem !== null
  const waiting = uploads.filter(isUnderWay).length
  const hasRecord = text.postId !== null

  return (
    <section className={css.form} aria-label={t('mine.write')}>
      {state.isRestored ? (
        <Notice closeLabel={t('restored.close')} onClose={session.acceptRestored}>
          {t('restored.text')}
        </Notice>
      ) : null}
      {conflict ? <Conflict state={state} session={session} isOfTeam={isOfTeam} /> : null}
      <TeamPart question={question} handIn={handIn} settle={session.settle} />
      {hasRecord ? (
        <PickedRecord
          id={text.postId ?? ''}
          title={state.server?.draft?.post?.title}
          onChange={() => setPicking(true)}
          onRemove={() => change({ postId: null })}
        />
      ) : (
        <>
          <Card padding="none" className={css.paper}>
            <LazyRichTextEditor
              key={round}
              id={fieldId}
              label={t('mine.text')}
              placeholder={t('mine.hint')}
              initial={text.content}
              onChange={(content) => change({ content })}
              describedBy={`${fieldId}-counter`}
              isInvalid={isTooLong}
            />
            <div className={css.foot}>
              <TextCounter id={`${fieldId}-counter`} document={text.content} limit={homeworkLimits.writing} />
            </div>
          </Card>
          <Card>
            <Field id="homework-files-group" label={t('mine.files')}>
              <UploadField id="homework-files" queue={session.queue} items={uploads} />
            </Field>
            {isOfTeam ? null : (
              <div className={css.pick}>
                <Button look="quiet" size="s" icon="portfolio" onClick={() => setPicking(true)}>
                  {t('record.pick')}
                </Button>
              </div>
            )}
          </Card>
        </>
      )}
      <BottomBar failure={submission.failure ?? (isRefused ? sentenceOf(problem) : null)}>
        <p className={css.status} role="status">
          {waiting > 0 ? t('mine.uploading', { count: waiting }) : t(`saved.${saved}`)}
        </p>
        <Button
          icon="send"
          isBusy={submission.isBusy}
          disabled={isTooLong || conflict !== null}
          onClick={submission.ask}
        >
          {t('handIn.button')}
        </Button>
      </BottomBar>
      <ConfirmDialog
        isOpen={submission.isAsking}
        title={t('handIn.title', { title: question.title })}
        confirm={t(waiting > 0 ? 'handIn.waiting' : 'handIn.confirm')}
        isBusy={submission.isBusy || waiting > 0}
        onConfirm={() => void submission.submit(mail.wants)}
        onClose={submission.stopAsking}
      >
        <p>{hasRecord ? t('handIn.withRecord') : t('handIn.with', { what: partsOf(text, waiting) })}</p>
        {isOfTeam ? <p>{t('handIn.forTeam')}</p> : null}
        <p>{t(`handIn.${prospect}`, { time: told ? formatTaipei(told) : '' })}</p>
        {mail.choice}
      </ConfirmDialog>
      <Dialog
        isOpen={submission.receipt !== null}
        title={t('handIn.done')}
        onClose={onDone}
        actions={<Button onClick={onDone}>{t('handIn.read')}</Button>}
      >
        {submission.receipt && state.server ? (
          <ReceiptCard receipt={submission.receipt} handIn={state.server} isPlain />
        ) : null}
      </Dialog>
      {isPicking ? (
        <PickRecord
          accountId={accountId}
          onPick={(postId) => {
            setPicking(false)
            change({ postId })
          }}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </section>
  )
}

/** Returns a summary of what will be handed in, including files still uploading; empty parts are omitted. */
function usePartsOf() {
  const { t } = useTranslation('homework/work')
  return ({ content, fileIds }: HandInState['text'], arriving: number): string => {
    const characters = [...plainText(content)].length
    const files = fileIds.length + arriving
    return [
      characters > 0 ? t('handIn.characters', { count: characters, shown: characters.toLocaleString() }) : null,
      files > 0 ? t('handIn.files', { count: files }) : null,
    ]
      .filter((part) => part !== null)
      .join(t('handIn.and'))
  }
}

interface ConflictProps {
  state: HandInState
  session: ReturnType<typeof openHandIn>
  isOfTeam: boolean
}

function Conflict({ state, session, isOfTeam }: ConflictProps) {
  const { t } = useTranslation('homework/work')
  const { conflict, text } = state
  if (!conflict) return null
  const theirs = writtenOf(conflict.other)
  const facts = (count: number) => (count > 0 ? t('handIn.files', { count }) : null)
  return (
    <ConflictNotice
      title={t('conflict.title')}
      text={t(isOfTeam ? 'conflict.ofTeam' : 'conflict.text')}
      mine={{
        name: t('conflict.mine'),
        when: formatTaipei(conflict.at),
        title: conflict.other.questionTitle,
        words: plainText(text.content),
        facts: facts(text.fileIds.length),
        keep: t('conflict.keepMine'),
        onKeep: () => void session.keepMine(),
      }}
      other={{
        name: t('conflict.other'),
        when: conflict.other.draft ? formatTaipei(conflict.other.draft.updatedAt) : null,
        title: conflict.other.questionTitle,
        words: plainText(theirs.content),
        facts: facts(theirs.fileIds.length),
        keep: t('conflict.keepOther'),
        onKeep: session.giveUp,
      }}
      compared={{ mine: plainText(text.content), other: plainText(theirs.content) }}
      both={{ keep: t('conflict.keepBoth'), text: t('conflict.bothText'), onKeep: () => void session.keepBoth() }}
      isBusy={state.saved === 'sending'}
    />
  )
}
