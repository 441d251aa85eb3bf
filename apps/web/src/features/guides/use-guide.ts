import { type GuideKind, guideQuestions } from '@learntrail/contract/guides/guide-questions'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWatched } from '../../saving/use-watched.ts'
import { goToField } from '../../ui/form/go-to-field.ts'
import { readGuide } from './api/list-guides.ts'
import { type GuideSession, openGuide } from './guide-session.ts'
import { type AnswerFault, firstFault, recordOf, suggestedTitle } from './guide-writing.ts'

/** Opens the person's guide once the server's copy has been read. */
export function useOpenedGuide(accountId: string, kind: GuideKind) {
  const [session, setSession] = useState<GuideSession | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a higher number of tries asks again
  useEffect(() => {
    let isHere = true
    let opened: GuideSession | null = null
    setError(null)
    readGuide(kind).then(
      (guide) => {
        if (!isHere) return
        opened = openGuide(accountId, kind, guide)
        setSession(opened)
      },
      (problem: unknown) => isHere && setError(problem),
    )
    return () => {
      isHere = false
      opened?.close()
    }
  }, [accountId, kind, tries])

  return { session, error, retry: () => setTries((count) => count + 1) }
}

/** The current step of a guide, and navigation between steps. */
export function useGuide(session: GuideSession) {
  const { t } = useTranslation('guides')
  const state = useWatched(session)
  const [fault, setFault] = useState<AnswerFault>(null)
  const { kind } = session
  const { writing } = state
  const questions = guideQuestions[kind]
  const previewStep = questions.length + 1
  const step = Math.min(writing.step, previewStep)

  const go = (to: number) => {
    // The preview needs a record without faults; otherwise go to the first fault.
    const wrong = to === previewStep ? firstFault(kind, writing) : null
    const target = wrong?.step ?? Math.max(0, Math.min(to, previewStep))
    setFault(wrong?.fault ?? null)
    const isFirstLook = target === previewStep && writing.title === ''
    session.change({ step: target, ...(isFirstLook ? { title: suggestedTitle(kind, writing) } : {}) })
    const field = target < questions.length ? `guide-${questions[target]}` : null
    requestAnimationFrame(() => {
      window.scrollTo({ top: 0 })
      if (field) document.getElementById(field)?.focus({ preventScroll: true })
      if (wrong) goToField(field ?? 'guide-own')
    })
  }
  return {
    state,
    writing,
    step,
    questions,
    previewStep,
    fault,
    setFault,
    go,
    record: recordOf(kind, writing, (question) => t(`questions.${question}.heading`)),
  }
}
