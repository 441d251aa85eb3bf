import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { goToField } from '../../../ui/form/go-to-field.ts'
import {
  type DraftProblems,
  type DraftSession,
  draftsQuery,
  focusFirstError,
  isSame,
  isWrong,
  readRefusal,
  sentencesOf,
} from '../../drafts/index.ts'
import { isUnderWay } from '../../files/index.ts'
import { bulletinsKey, changeBulletin, publishBulletin, readBulletin } from '../api/bulletins.ts'
import { appearsAtOf, type BulletinChoices, isMoved } from './bulletin-choices.ts'
import { type ChoiceProblems, checkBulletin } from './check-bulletin.ts'

export const timeFieldId = 'bulletin-time'
export const groupsFieldId = 'bulletin-groups'

interface Saving {
  session: DraftSession
  choices: BulletinChoices
  /** The bulletin being changed; null for a new one. */
  bulletin: Bulletin | null
  onSaved: (saved: Bulletin[]) => void
}

/** Publishes a bulletin or saves its changes. The draft is kept until the server has it. */
export function useSaveBulletin({ session, choices, bulletin, onSaved }: Saving) {
  const { t } = useTranslation(['bulletins/form', 'drafts/form', 'errors'])
  const queryClient = useQueryClient()
  const [problems, setProblems] = useState<DraftProblems>({})
  const [wrong, setWrong] = useState<ChoiceProblems>({})
  const [failure, setFailure] = useState<(() => string) | null>(null)
  /** The bulletin as another person saved it meanwhile. */
  const [other, setOther] = useState<Bulletin | null>(null)

  function point(words: DraftProblems, found: ChoiceProblems): boolean {
    setProblems(words)
    setWrong(found)
    if (isWrong(words)) focusFirstError(words)
    else if (found.groupIds) goToField(groupsFieldId)
    else if (found.appearsAt) goToField(timeFieldId)
    return !isWrong(words) && Object.keys(found).length === 0
  }

  const saving = useMutation({
    mutationFn: () => send(session, choices, bulletin),
    onSuccess(saved) {
      session.finish()
      void queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: bulletinsKey })
      onSaved(saved)
    },
    async onError(error) {
      // The draft's conflict notice shows both texts instead.
      if (isProblem(error, 'DRAFT_CONFLICT')) return
      if (isProblem(error, 'BULLETIN_CONFLICT') && bulletin) {
        const now = await readBulletin(bulletin.id).catch(() => null)
        if (now) return setOther(now)
      }
      if (isProblem(error, 'DRAFT_NOT_FOUND')) session.unlink()
      const [time] = isProblem(error) ? error.fields.filter(({ path }) => path === 'appearsAt') : []
      const refused = readRefusal(error)
      point(refused.problems, time ? { appearsAt: () => ruleSentence(time.rule) } : {})
      setFailure(() => (time ? null : refused.failure))
    },
  })

  return {
    errors: sentencesOf(problems),
    timeError: wrong.appearsAt?.(),
    groupsError: wrong.groupIds?.(),
    failure: failure?.() ?? null,
    isBusy: saving.isPending,
    other,
    /** Chooses which text counts. Keeping one's own rebases it on the other's version and saves again. */
    answer(isMine: boolean) {
      if (isMine && other) session.rebase(String(other.version))
      setOther(null)
      setFailure(null)
      if (isMine) saving.mutate()
    },
    forgive() {
      setProblems({})
      setWrong({})
      setFailure(null)
    },
    save() {
      setFailure(null)
      const found = checkBulletin(session, choices, bulletin)
      if (!point(found.words, found.choices)) return
      if (session.read().uploads.some(isUnderWay)) return setFailure(() => () => t('waitForUploads'))
      saving.mutate()
    },
  }
}

async function send(session: DraftSession, choices: BulletinChoices, bulletin: Bulletin | null): Promise<Bulletin[]> {
  const { needsSignature, needsGuardian } = choices
  if (bulletin) {
    const moved = isMoved(bulletin, choices) ? { appearsAt: appearsAtOf(choices) } : {}
    const body = { ...wordsOf(session), needsSignature, needsGuardian, ...moved, version: Number(session.base()) }
    return [await changeBulletin(bulletin.id, body)]
  }
  const draftId = await session.settle()
  const { state, problem } = session.read().copy
  if (state === 'held' && problem) throw problem
  const { clientId, isRetry } = session.send()
  const { groupIds } = session.read().values
  const words = { ...wordsOf(session), needsSignature, needsGuardian }
  const sent = { ...words, appearsAt: appearsAtOf(choices), clientId, draftId, groupIds }
  const { items } = await publishBulletin(sent)
  if (!isRetry) return items
  // The earlier try may have arrived without its answer, so bring what it published up to the current text.
  return Promise.all(
    items.map((one) => (says(one, words) ? one : changeBulletin(one.id, { ...words, version: one.version }))),
  )
}

type Words = ReturnType<typeof wordsOf> & Pick<BulletinChoices, 'needsSignature' | 'needsGuardian'>

const says = ({ title, content, files, needsSignature, needsGuardian }: Bulletin, words: Words) =>
  isSame({ title, content, fileIds: files.map(({ id }) => id), needsSignature, needsGuardian }, words)

function wordsOf(session: DraftSession) {
  const { values, uploads } = session.read()
  return {
    title: values.title.trim(),
    content: values.content,
    fileIds: uploads.flatMap(({ summary }) => (summary ? [summary.id] : [])),
  }
}
