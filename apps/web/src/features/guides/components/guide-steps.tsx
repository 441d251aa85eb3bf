import { contentLimits } from '@learntrail/contract/content/limits'
import { guideLimits } from '@learntrail/contract/guides/limits'
import type { Privacy } from '@learntrail/contract/posts/posts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { BottomBar } from '../../../ui/edge/bottom-bar.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { goToField } from '../../../ui/form/go-to-field.ts'
import { type DraftWriter, openDraft, PublishBar } from '../../drafts/index.ts'
import type { GuideSession } from '../guide-session.ts'
import { type AnswerFault, faultOf, isWritten } from '../guide-writing.ts'
import type { useGuide } from '../use-guide.ts'
import { usePublishGuide, valuesOfGuide } from '../use-publish-guide.ts'
import { GuideLinks } from './guide-links.tsx'
import { GuideNotices } from './guide-notices.tsx'
import { GuidePreview } from './guide-preview.tsx'
import { GuideProgress } from './guide-progress.tsx'
import { GuideQuestionCard } from './guide-question.tsx'
import css from './guide-steps.module.css'
import { OwnQuestions } from './own-questions.tsx'
import { SaveStatus } from './save-status.tsx'

interface GuideStepsProps {
  writer: DraftWriter
  session: GuideSession
  guide: ReturnType<typeof useGuide>
}

/** The questions one by one, then the preview. */
export function GuideSteps({ writer, session, guide }: GuideStepsProps) {
  const { t } = useTranslation('guides')
  const { state, writing, step, questions, previewStep, go } = guide
  const question = questions[step]
  const sentence = useFaultSentence(guide.fault)

  const next = () => {
    const fault = question ? faultOf(writing, question) : null
    guide.setFault(fault)
    if (fault === null) go(step + 1)
    else goToField(`guide-${question}`)
  }
  const isSkippable = question !== undefined && (writing.answers[question] ?? '').trim() === ''

  return (
    <div className={css.guide}>
      <GuideLinks />
      <GuideNotices session={session} state={state} />
      <GuideProgress at={step} of={previewStep} />
      {question ? (
        <GuideQuestionCard
          key={question}
          kind={session.kind}
          question={question}
          value={writing.answers[question] ?? ''}
          error={sentence}
          onChange={(text) => {
            session.change({ answers: { ...writing.answers, [question]: text } })
            guide.setFault(null)
          }}
        />
      ) : step === questions.length ? (
        <OwnQuestions value={writing.own} error={sentence} onChange={(own) => session.change({ own })} />
      ) : (
        <Preview writer={writer} session={session} guide={guide} />
      )}
      {step < previewStep ? (
        <BottomBar>
          {step > 0 ? (
            <Button look="line" icon="left" onClick={() => go(step - 1)}>
              {t('back')}
            </Button>
          ) : null}
          <p className={css.status} role="status">
            {isWritten(writing) ? <SaveStatus saved={state.saved} /> : null}
          </p>
          <Button onClick={next} iconAfter="right">
            {t(step === questions.length ? 'toPreview' : isSkippable && step > 0 ? 'skip' : 'next')}
          </Button>
        </BottomBar>
      ) : null}
    </div>
  )
}

function useFaultSentence(fault: AnswerFault): string | undefined {
  const { t } = useTranslation('guides')
  if (fault === null) return undefined
  return t(`faults.${fault}`, { limit: guideLimits.answer, all: contentLimits.characters.toLocaleString() })
}

function Preview({ writer, session, guide }: GuideStepsProps) {
  const { t } = useTranslation('guides')
  const navigate = useNavigate()
  const [privacy, setPrivacy] = useState<Privacy>(writer.newPostPrivacy)
  const { writing, record, step, go, state } = guide
  const { errors, failure, isBusy, publish, forgive } = usePublishGuide(session, (post) => {
    toast(t('published'))
    navigate(paths.post(post.id))
  })
  const values = () => valuesOfGuide(session, record, privacy)

  /** Opens the record in the composer; a record already begun there is set aside as a draft first. */
  const compose = async () => {
    const draft = openDraft(writer)
    const wasBegun = draft.read().isDirty
    if (wasBegun && !(await draft.setAside())) {
      toast(t('compose.failed'), { tone: 'warning', milliseconds: 5_000 })
      return
    }
    draft.fill(values())
    draft.flush()
    await session.finish().catch(() => undefined)
    if (wasBegun) toast(t('compose.setAside'))
    navigate(paths.writePost)
  }

  return (
    <>
      <GuidePreview
        writing={writing}
        record={record}
        errors={errors}
        onChange={(part) => {
          session.change(part)
          forgive()
        }}
        onCompose={() => void compose()}
      />
      <div className={css.again}>
        <Button look="line" icon="left" onClick={() => go(step - 1)}>
          {t('back')}
        </Button>
      </div>
      <PublishBar
        privacy={privacy}
        onPrivacy={setPrivacy}
        status={<SaveStatus saved={state.saved} />}
        publish={t('publish')}
        failure={failure}
        isBusy={isBusy}
        onPublish={() => publish(values())}
      />
    </>
  )
}
