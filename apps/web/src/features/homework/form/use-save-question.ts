import type { Question } from '@learntrail/contract/homework/question'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { ruleSentence, sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { goToField } from '../../../ui/form/go-to-field.ts'
import { isUnderWay } from '../../files/index.ts'
import { assignQuestion, changeQuestion, makeQuestions } from '../api/change-question.ts'
import { homeworkKey, readQuestion } from '../api/read-question.ts'
import { checkQuestion, fieldOfPath, placeOf, questionFields, type Wrong } from './check-question.ts'
import type { QuestionDraft } from './question-draft.ts'
import { bodyOf } from './question-values.ts'

/** Saves a question as planned, or assigns it. */
export function useSaveQuestion(draft: QuestionDraft, groupId: string, question: Question | null) {
  const { t } = useTranslation('homework/form')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [wrong, setWrong] = useState<Wrong>({})
  const [failure, setFailure] = useState<string | null>(null)
  const isAssigned = question?.state === 'assigned' || question?.state === 'archived'

  const point = (found: Wrong) => {
    setWrong(found)
    const first = questionFields.find((field) => found[field])
    if (first) goToField(placeOf(first, draft.read().values))
    return first === undefined
  }

  async function send(isAssigning: boolean): Promise<Question | undefined> {
    const { values } = draft.read()
    const body = bodyOf(values, draft.fileIds())
    if (!question) {
      const made = {
        ...body,
        clientId: draft.clientId(),
        groupIds: [groupId, ...values.otherGroupIds],
        assign: isAssigning,
      }
      const { items } = await makeQuestions(made)
      return items.find(({ group }) => group?.id === groupId) ?? items[0]
    }
    const isChanged = Object.keys(draft.changes()).length > 0 || draft.hasOtherFiles()
    const saved = isChanged
      ? await changeQuestion(question.id, { ...changedBody(draft, body), version: draft.version() })
      : question
    // What was saved stays saved even if assigning fails.
    if (isChanged) draft.saved(saved)
    return isAssigning ? assignQuestion(question.id, { version: draft.version(), now: !values.isScheduled }) : saved
  }

  async function failed(error: unknown) {
    if (isProblem(error, 'HOMEWORK_CONFLICT') && question) {
      draft.rebase(await readQuestion(question.id))
      return
    }
    const fields = isProblem(error) ? error.fields : []
    const found: Wrong = {}
    for (const { path, rule, limit } of fields) {
      const field = fieldOfPath(path)
      if (field) found[field] ??= ruleSentence(rule, limit)
    }
    if (Object.keys(found).length > 0) point(found)
    else setFailure(sentenceOf(error))
  }

  const saving = useMutation({
    mutationFn: send,
    onSuccess(saved, isAssigning) {
      if (!saved) return
      draft.saved(saved)
      draft.queue.clear()
      void queryClient.invalidateQueries({ queryKey: homeworkKey })
      toast(t(isAssigning ? (saved.state === 'scheduled' ? 'done.scheduled' : 'done.assigned') : 'done.saved'))
      // A teacher who makes the teams continues there.
      const isToArrange = saved.teamsBy === 'teacher' && question?.teamsBy !== 'teacher'
      void navigate(isToArrange ? paths.homeworkTeams(saved.id) : paths.homework(saved.id), { replace: true })
    },
    onError: (error) => void failed(error).catch((later: unknown) => setFailure(sentenceOf(later))),
  })

  return {
    wrong,
    failure,
    isBusy: saving.isPending,
    forgive: () => {
      setWrong({})
      setFailure(null)
    },
    save(isAssigning: boolean) {
      const { values, uploads } = draft.read()
      setFailure(null)
      const isForStudents = isAssigning || isAssigned || question?.state === 'scheduled'
      if (!point(checkQuestion({ values, uploads, isForStudents, isAssigned }))) return
      if (uploads.some(isUnderWay)) return setFailure(t('wrong.waitForUploads'))
      saving.mutate(isAssigning)
    },
  }
}

/** Returns the part of the body that belongs to changed values. */
function changedBody(draft: QuestionDraft, body: ReturnType<typeof bodyOf>): Partial<typeof body> {
  const names = new Set<string>(Object.keys(draft.changes()))
  if (names.has('assignees') || names.has('assignTo')) names.add('assignTo').add('assigneeIds')
  if (names.has('revisers')) names.add('reviserIds')
  if (names.has('isScheduled')) names.add('publishAt')
  if (draft.hasOtherFiles()) names.add('fileIds')
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.has(name))) as Partial<typeof body>
}
